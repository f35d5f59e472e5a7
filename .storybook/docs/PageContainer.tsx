import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import { brand } from '../brand.ts';
import './PageContainer.css.ts';
import { showGlobals, toolbar } from '../toolbar/toolbar.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

/** The frame of every page. Pages follow the toolbar, as stories do. */
export function PageContainer(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useSyncExternalStore(toolbar.subscribe, toolbar.read);
  useEffect(() => showGlobals(globals), [globals]);
  const isDark = globals['theme'] === 'system' ? prefersDark.matches : globals['theme'] === 'dark';
  return <DocsContainer {...props} theme={isDark ? brand.dark : brand.light} />;
}
