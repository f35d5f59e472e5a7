import type { Virtualizer } from '@tanstack/react-virtual';

/**
 * Measures a row's height by its first card, with fractions, because rounding errors would add up from row to row. A list that is not
 * displayed (in print, in a closed panel) has no height and keeps the known one.
 */
export function heightOf(card: Element, entry: ResizeObserverEntry | undefined, list: Virtualizer<Window, Element>): number {
  const height = entry?.borderBoxSize[0]?.blockSize ?? card.getBoundingClientRect().height;
  return height > 0 ? height : (list.measurementsCache[list.indexFromElement(card)]?.size ?? 0);
}
