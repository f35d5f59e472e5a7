import { useWindowVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useHeights, useMeasuredHeights } from './useHeights.ts';

interface RowsOptions<Row> {
  list: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  columnCount: number;
  /** The variant, such as table rows or cards. Each has its own row heights. */
  variant?: string;
  /** Stays in the DOM however far the page is scrolled. */
  focusedRow: number | null;
  /** The key of the list's cached heights. */
  name: string;
}

/** A card in the DOM. `space` is the height of the omitted rows before its row, in pixels, in addition to the list's `rowGap`. */
interface ShownCard<Row> {
  row: Row;
  position: number;
  rowIndex: number;
  space: number;
}

/** Returns the cards to render with their positions, and the height of the list with all its rows. */
export function useRows<Row extends { id: string }>({ list, rows, columnCount, variant = '', focusedRow, name }: RowsOptions<Row>) {
  const layout = `${variant} ${columnCount}`;
  const heights = useHeights(name, layout);
  const { top, gap } = useListOffset(list);
  const [{ estimate, rows: measured }] = heights;
  // Memoized together, because the virtualizer asks for all estimates again when the keys change.
  const { getItemKey, estimateSize } = useMemo(() => {
    // Kept, because each row that is measured makes the virtualizer ask for the keys of all rows below it.
    const keys: string[] = [];
    return {
      getItemKey: (index: number) => (keys[index] ??= `${layout} ${rows[index * columnCount]?.id}`),
      estimateSize: () => estimate,
    };
  }, [rows, columnCount, layout, estimate]);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(rows.length / columnCount),
    getItemKey,
    estimateSize,
    rangeExtractor: useMemo(() => rowsNear(focusedRow, Math.ceil(AHEAD / estimate)), [focusedRow, estimate]),
    scrollMargin: top,
    gap,
    measureElement: heightOf,
    initialMeasurementsCache: measured,
    // Rows are in normal flow, so a measured row has already moved the ones below it.
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  useMeasuredHeights(heights, { virtualizer, items, name, layout });
  useKeepScrollPosition(virtualizer, { columnCount, layout, estimate });
  // A new function for each layout makes React call the ref again, so that each row's first card, old or new, is measured again.
  // oxlint-disable-next-line react/exhaustive-deps
  const measure = useCallback((card: Element | null) => virtualizer.measureElement(card), [virtualizer, layout]);

  const shown: ShownCard<Row>[] = [];
  let end = top;
  let isFirst = true;
  for (const item of items) {
    const first = item.index * columnCount;
    for (const [offset, row] of rows.slice(first, first + columnCount).entries())
      shown.push({ row, position: first + offset, rowIndex: item.index, space: item.start - end - (isFirst ? 0 : gap) });
    end = item.end;
    isFirst = false;
  }
  return { shown, height: virtualizer.getTotalSize(), measure };
}

/** Tracks which row has focus, or null. The list's items must have a `data-position`. */
export function useFocusedRow(columnCount: number) {
  const [position, setPosition] = useState<number | null>(null);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setPosition(Number(target.closest('[data-position]')?.getAttribute('data-position') ?? 0));
  const onBlur = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    // If another window has taken focus, the element gets it back later.
    if (!currentTarget.contains(document.activeElement)) setPosition(null);
  };
  return { focusedRow: position === null ? null : Math.floor(position / columnCount), onFocus, onBlur };
}

/**
 * Returns the list's distance from the top of the page and the gap between its rows, in pixels. Updates when content above the list
 * changes its size or loads, and when the width changes.
 */
function useListOffset(list: RefObject<HTMLElement | null>): { top: number; gap: number } {
  const [top, setTop] = useState(0);
  const [gap, setGap] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current === null) return;
      // Round, because the fraction changes with the zoom, and must not cause a new layout.
      setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
      // 'normal' means no gap.
      setGap(Number.parseFloat(getComputedStyle(list.current).rowGap) || 0);
    };
    measure();
    // Everything that moves the list also changes the page's height.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return { top, gap };
}

interface Layout {
  columnCount: number;
  /** Each layout has its own row heights. */
  layout: string;
  estimate: number;
}

/** Keeps the first visible card in place when all rows are laid out again, so that a rotated phone shows the same products. */
function useKeepScrollPosition(virtualizer: Virtualizer<Window, Element>, { columnCount, layout: now, estimate }: Layout): void {
  const layout = useRef({ now, estimate });
  /** The first card of the first visible row, and how much of that row is above the viewport, in pixels. */
  const anchor = useRef({ card: 0, above: 0 });
  useLayoutEffect(() => {
    const isNew = layout.current.now !== now || layout.current.estimate !== estimate;
    layout.current = { now, estimate };
    if (isNew && window.scrollY > virtualizer.options.scrollMargin) {
      const { card, above } = anchor.current;
      const start = virtualizer.measurementsCache[Math.floor(card / columnCount)]?.start ?? 0;
      virtualizer.scrollToOffset(start + above, { behavior: 'instant' });
    }
    // While a scroll is pending, the list does not show the rows of the new position yet.
    if (window.scrollY !== virtualizer.scrollOffset) return;
    const row = virtualizer.getVirtualItemForOffset(window.scrollY);
    if (row !== undefined) anchor.current = { card: row.index * columnCount, above: window.scrollY - row.start };
  });
}

/**
 * How far rows are rendered in advance, in pixels. The browser scrolls before React renders, so this is what a fast scroll shows meanwhile.
 * More would make each page heavier: a row of product cards is a hundred elements.
 */
const AHEAD = 300;

/**
 * Returns the visible rows, some `ahead` in the direction of the scroll and one behind. They stay until there is none ahead any more, so
 * that rows come and go together. Also returns the focused row and its neighbours, so that focus is not lost and Tab continues from there.
 */
function rowsNear(focused: number | null, ahead: number) {
  let [first, last, start] = [0, -1, 0];
  return ({ startIndex, endIndex, count }: Range): number[] => {
    const end = count - 1;
    const isShown = first <= Math.max(startIndex - 1, 0) && last >= Math.min(endIndex + 1, end);
    if (!isShown || last > end || last - first > endIndex - startIndex + ahead + 2) {
      const isForward = startIndex >= start;
      start = startIndex;
      first = Math.max(startIndex - (isForward ? 1 : ahead), 0);
      last = Math.min(endIndex + (isForward ? ahead : 1), end);
    }
    const near = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const kept = focused === null ? [] : [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index <= end);
    return [...new Set([...near, ...kept])].toSorted((one, other) => one - other);
  };
}

/**
 * Measures a row's height by its first card, with fractions, because rounding errors would add up from row to row. A list that is not
 * displayed (in print, in a closed panel) has no height and keeps the known one.
 */
function heightOf(card: Element, entry: ResizeObserverEntry | undefined, list: Virtualizer<Window, Element>): number {
  const height = entry?.borderBoxSize[0]?.blockSize ?? card.getBoundingClientRect().height;
  return height > 0 ? height : (list.measurementsCache[list.indexFromElement(card)]?.size ?? 0);
}
