import type { ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { toId } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import * as css from './EntryLink.css.ts';

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

interface EntryLinkProps {
  /** 'Screens/account/BookingScreen' */
  title: string;
  /** The name of the story; the component's page if omitted. */
  story?: string;
  children: ReactNode;
}

/** A link to a story or a page of this Storybook. It works in stories and pages, and opens without a reload. */
export function EntryLink({ title, story, children }: EntryLinkProps) {
  const path = story === undefined ? `?path=/docs/${toId(title, 'docs')}` : `?path=/story/${toId(title, story)}`;
  return (
    <a className={css.link} href={`./${path}`} target="_top" onClick={(event) => openEntry(event, path)}>
      {children}
    </a>
  );
}
