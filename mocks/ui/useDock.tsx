'use client';

import { Suspense, useState } from 'react';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import type { DockProps } from './Dock.tsx';
import { useDocumentKeys } from './useDocumentKeys.ts';

/** For `onFailure`. */
export const DOCK_FAILED = 'The controls could not be loaded. Try again.';

const Dock = lazyWithRetry(async () => (await import('./Dock.tsx')).Dock);

/**
 * Calls the listener on Alt+S, whatever has the focus, but only one of several listeners. By the key's place, because on a Mac it types a
 * sign.
 */
function useShortcut(listener: () => void): void {
  useDocumentKeys((event) => {
    if (event.defaultPrevented || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.code !== 'KeyS') return;
    event.preventDefault();
    // Storybook listens at the window, and would hide its sidebar.
    event.stopPropagation();
    if (!event.repeat) listener();
  });
}

/**
 * Opens and closes the dock, which is to be rendered too. Its code loads when it is first opened.
 * @param elsewhere opens and closes the dock of another page instead
 */
export function useDock(props: Omit<DockProps, 'onClose'>, onFailure: () => void, elsewhere?: () => void) {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const open = () => {
    setState('loading');
    void Dock.preload().then(
      () => setState('open'),
      () => {
        setState('closed');
        onFailure();
      },
    );
  };
  const close = () => setState('closed');
  const toggle = () => {
    if (elsewhere) return elsewhere();
    if (state === 'closed') open();
    if (state === 'open') close();
  };
  useShortcut(toggle);
  const dock = <Suspense fallback={null}>{state === 'open' && <Dock {...props} onClose={close} />}</Suspense>;
  return { state, toggle, dock };
}
