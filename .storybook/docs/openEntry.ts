import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Opens a story or a page without a reload, unless the click is meant for another tab or window.
 * @param path '?path=/docs/primitives-button--docs'
 */
export function openEntry(
  event: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>,
  path: string,
) {
  if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  addons.getChannel().emit(NAVIGATE_URL, path);
}
