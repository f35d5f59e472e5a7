import { useToasts } from './ToastsProvider.ts';

/** The words of a page whose code did not come, for what has no page of its own. */
const NOT_ARRIVED = 'This part did not arrive. Check your connection, then try again.';

/**
 * How to open a part whose code comes with its first opening: a dialog over a page. Where the code does not come a toast says so, and
 * the next press asks again. Pages use `lazyPart` instead, and their boundary.
 */
export function useOpenPart(): <Part>(load: () => Promise<Part>, show: (part: Part) => void) => void {
  const toasts = useToasts();
  return (load, show) => void load().then(show, () => toasts.add({ tone: 'critical', text: NOT_ARRIVED }));
}
