import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { createStore } from '../../src/contract/store.ts';
import { showForcedColors } from './forcedColors.ts';
import { initialGlobals, zoomOf } from './settings.ts';

/** The current settings, for pages. A story's own globals are in its context. */
export const toolbar = createStore<Globals>(initialGlobals);
const channel = addons.getChannel();
for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, ({ globals }: { globals: Globals }) => toolbar.write(globals));

/**
 * Zooms Storybook's frame, so that media queries follow the text size, as they do in a browser. A font size of the page would not change
 * them.
 */
function zoomPreview(text: unknown): void {
  const frame = window.frameElement as HTMLElement | null;
  if (frame?.id !== 'storybook-preview-iframe') return;
  const zoom = zoomOf(text);
  const size = `${100 / zoom}%`;
  if (zoom === 1) frame.removeAttribute('style');
  else Object.assign(frame.style, { width: size, height: size, transform: `scale(${zoom})`, transformOrigin: '0 0' });
}

/** True while the toolbar, and not the story, asks for reduced motion. */
let isMotionReduced = false;

/** Applies the settings that concern the whole document. */
export function showGlobals({ theme, text, direction, motion, colors }: Globals): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = String(theme);
  if (motion === 'reduced') root.dataset['motion'] = 'reduced';
  else if (isMotionReduced) delete root.dataset['motion'];
  isMotionReduced = motion === 'reduced';
  root.dir = direction === 'rtl' ? 'rtl' : 'ltr';
  zoomPreview(text);
  showForcedColors(colors === 'forced');
}
