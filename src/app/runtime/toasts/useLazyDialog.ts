import { useToasts } from './ToastsProvider.ts';

/** Same text as for a page whose code did not load, for parts that are not pages. */
const NOT_ARRIVED = 'This part did not arrive. Check your connection, then try again.';

/**
 * Returns a function that opens a part whose code loads when it is first opened, such as a dialog over a page. If the code does not load, a
 * toast says so, and the next click tries again. Use `lazyWithRetry` and a boundary for pages.
 */
export function useLazyDialog(): <Part>(load: () => Promise<Part>, show: (part: Part) => void) => void {
  const toasts = useToasts();
  return (load, show) => void load().then(show, () => toasts.add({ tone: 'critical', text: NOT_ARRIVED }));
}
