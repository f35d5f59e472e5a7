import type { Virtualizer } from '@tanstack/react-virtual';

/**
 * A row's height as its first card has it: with fractions, since the rows stand below each other and would drift. A list
 * that is not drawn (on paper, in a closed panel) has none, and keeps what is known.
 */
export function heightOf(card: Element, entry: ResizeObserverEntry | undefined, list: Virtualizer<Window, Element>): number {
  const height = entry?.borderBoxSize[0]?.blockSize ?? card.getBoundingClientRect().height;
  return height > 0 ? height : (list.measurementsCache[list.indexFromElement(card)]?.size ?? 0);
}
