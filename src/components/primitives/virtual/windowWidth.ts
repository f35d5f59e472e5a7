import { breakpoints } from '../../theme/tokens.ts';

const query = (width: string) => window.matchMedia(`(min-width: ${width})`);

/** Returns true if the window is at least as wide as this layout needs. */
export const isFrom = (layout: keyof typeof breakpoints): boolean => query(breakpoints[layout]).matches;

/** Converts a width in pixels, because more room is needed for larger text. */
export const inRem = (pixels: number) => pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Subscribes to the window crossing one of the breakpoints. */
export function onWidthChange(notify: () => void) {
  // Ignores the width of the printed page, because the list itself is not printed.
  const listener = () => window.matchMedia('print').matches || notify();
  const queries = Object.values(breakpoints).map(query);
  for (const width of queries) width.addEventListener('change', listener);
  return () => {
    for (const width of queries) width.removeEventListener('change', listener);
  };
}
