import type { VirtualItem } from '@tanstack/react-virtual';

interface Heights {
  /** The assumed height of a row that is not measured yet, in pixels. */
  estimate: number;
  /** The measured rows. */
  rows: VirtualItem[];
}

/** The estimate before any row is measured, in pixels: about a product card. */
const FIRST_GUESS = 400;
/** The number of cached lists, by name, layout and window width. The oldest is dropped first. */
const KEPT = 12;

const remembered = new Map<string, Heights>();

/** Returns a list's heights from its last visit, so that the same scroll position shows the same rows. */
export const recallHeights = (list: string): Heights => remembered.get(list) ?? { estimate: FIRST_GUESS, rows: [] };

export function rememberHeights(list: string, heights: Heights): void {
  remembered.delete(list);
  remembered.set(list, heights);
  for (const [oldest] of remembered) if (remembered.size > KEPT) remembered.delete(oldest);
}

/** Returns the mean of the measured heights in whole pixels, 0 if there are none. */
export const meanHeight = (heights: readonly number[]): number =>
  Math.round(heights.reduce((sum, height) => sum + height, 0) / Math.max(heights.length, 1));
