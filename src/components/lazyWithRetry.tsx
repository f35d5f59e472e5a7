'use client';

import { type ComponentType, lazy, useState } from 'react';

/** Maps the error of each failed load to a function that allows another attempt. */
const resets = new WeakMap<Error, () => void>();

/** Returns true if the error comes from code that could not be loaded, and not from a crash. */
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && resets.has(error);

/**
 * Lets the next render load again. Call it once the failure is shown, not earlier: React renders the page again when its load has
 * settled, and would otherwise load and fail in an endless loop.
 */
export const resetLoad = (shown: unknown): void => {
  if (shown instanceof Error) resets.get(shown)?.();
};

/** A component whose code loads on its first render, or earlier if `preload` is called. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Loads the code. A later first render then shows it at once. Rejects if it cannot be loaded. */
  preload: () => Promise<void>;
};

/**
 * Creates a page or dialog whose code loads on its first render. Unlike React's `lazy`, it can be preloaded, and it retries a failed load
 * on a later render: the error boundary that catches the failure must call `resetLoad`.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(() =>
      load().then(
        (page) => ({ default: page }),
        (reason: unknown) => {
          // A new error for each load, because a browser may reject every import of the chunk with the same error object.
          const error = new Error('A part of the page could not be loaded', { cause: reason });
          resets.set(error, () => {
            Page = attempt();
          });
          throw error;
        },
      ),
    );
  let Page = attempt();
  let Preloaded: ComponentType<Props> | null = null;
  function LazyWithRetry(props: Props) {
    // Kept, because another component type would mount the page again.
    const [kept] = useState(() => Preloaded);
    const Latest = kept ?? Page;
    return <Latest {...props} />;
  }
  const preload = async () => {
    Preloaded = await load();
  };
  return Object.assign(LazyWithRetry, { preload });
}
