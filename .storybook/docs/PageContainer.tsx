import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { brand } from '../brand.ts';
import './PageContainer.css.ts';
import { showGlobals, toolbar } from '../toolbar/toolbar.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

/** Opens a link to another page without a reload, and not in the frame of this one. Docstrings have such links. */
function openPage(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href');
  if (address?.startsWith('./?path=') !== true) return;
  event.preventDefault();
  addons.getChannel().emit(NAVIGATE_URL, address.slice('./'.length));
}

/** The frame of every page. Pages follow the toolbar, as stories do. */
export function PageContainer(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useSyncExternalStore(toolbar.subscribe, toolbar.read);
  useEffect(() => showGlobals(globals), [globals]);
  useEffect(() => {
    document.addEventListener('click', openPage);
    return () => document.removeEventListener('click', openPage);
  }, []);
  const isDark = globals['theme'] === 'system' ? prefersDark.matches : globals['theme'] === 'dark';
  return <DocsContainer {...props} theme={isDark ? brand.dark : brand.light} />;
}
