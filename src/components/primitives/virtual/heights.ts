import type { VirtualItem } from '@tanstack/react-virtual';

interface Heights {
  /** What a row not measured yet is taken for. */
  estimate: number;
  /** The rows that were measured. */
  rows: VirtualItem[];
}

/** Before any row was measured: about a product card, in pixels. */
const FIRST_GUESS = 400;
/** Lists of other widths and names before the oldest is forgotten. */
const KEPT = 12;

const remembered = new Map<string, Heights>();

/** What is known of a list from its last visit: with the same heights the same scroll position shows the same rows. */
export const recallHeights = (list: string): Heights => remembered.get(list) ?? { estimate: FIRST_GUESS, rows: [] };

export function rememberHeights(list: string, heights: Heights): void {
  remembered.delete(list);
  remembered.set(list, heights);
  for (const [oldest] of remembered) if (remembered.size > KEPT) remembered.delete(oldest);
}

/** The mean of what was measured. */
export const meanHeight = (heights: readonly number[]): number =>
  Math.round(heights.reduce((sum, height) => sum + height, 0) / Math.max(heights.length, 1));
