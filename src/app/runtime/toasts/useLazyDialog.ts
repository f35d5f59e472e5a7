import { useToasts } from './toastStore.ts';

/** The text is the same as for a page whose code did not load. */
const NOT_LOADED = 'This part could not be loaded. Check your connection, then try again.';

/**
 * Returns a function that opens a part of a page, such as a dialog, whose code loads when it is first opened. If the code does not load, a
 * toast says so, and the next click tries again. For pages, use `lazyWithRetry` and a boundary.
 */
export function useLazyDialog(): <Part>(load: () => Promise<Part>, show: (part: Part) => void) => void {
  const toasts = useToasts();
  return (load, show) => void load().then(show, () => toasts.add({ tone: 'critical', text: NOT_LOADED }));
}
