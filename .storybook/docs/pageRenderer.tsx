import { DocsRenderer } from '@storybook/addon-docs';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { ReactRenderer } from '@storybook/react-vite';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import { brand } from '../brand.ts';
import { ComponentPage } from './ComponentPage.tsx';
import './pageRenderer.css.ts';
import { openEntry } from './EntryLink.tsx';
import { showGlobals, toolbar } from '../toolbar/toolbar.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

/** Opens a link in a docstring as EntryLink does, and not in the frame of this page. */
function openLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href');
  if (!event.defaultPrevented && address?.startsWith('./?path=') === true) openEntry(event, address.slice('./'.length));
}

/** The frame of every page. Pages follow the toolbar, as stories do. */
function PageContainer(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useSyncExternalStore(toolbar.subscribe, toolbar.read);
  useEffect(() => showGlobals(globals), [globals]);
  useEffect(() => {
    document.addEventListener('click', openLink);
    return () => document.removeEventListener('click', openLink);
  }, []);
  const isDark = globals['theme'] === 'system' ? prefersDark.matches : globals['theme'] === 'dark';
  return <DocsContainer {...props} theme={isDark ? brand.dark : brand.light} />;
}

/**
 * Storybook's renderer of pages, with this Storybook's frame, and its page for each component. It renders one page after
 * the other and leaves out those that are no longer asked for: Storybook would render them too, some over the next page.
 */
export function pageRenderer(): DocsRenderer<ReactRenderer> {
  const { render, unmount } = new DocsRenderer<ReactRenderer>();
  let asked: unknown;
  let last = Promise.resolve();
  return {
    render: (context, parameters, element) => {
      asked = context;
      const rendering = last.then(async () => {
        if (asked === context) await render(context, { page: ComponentPage, container: PageContainer, ...parameters }, element);
      });
      last = rendering.catch(() => undefined);
      return rendering;
    },
    unmount: (element) => {
      asked = undefined;
      // Storybook never ends the rendering of a page that is unmounted before it is shown.
      last = Promise.resolve();
      unmount(element);
    },
  };
}
