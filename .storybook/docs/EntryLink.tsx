import type { ReactNode } from 'react';
import { toId } from 'storybook/internal/csf';
import * as css from './EntryLink.css.ts';
import { openEntry } from './openEntry.ts';

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
