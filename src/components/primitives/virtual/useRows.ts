import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useMemo } from 'react';
import { heightOf } from './heightOf.ts';
import { useHeights, useLearnHeights } from './useHeights.ts';
import { useKeepPlace } from './useKeepPlace.ts';
import { useListPlace } from './useListPlace.ts';
import { withFocused } from './withFocused.ts';

interface RowsOptions<Row> {
  list: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  columnCount: number;
  /** The variant, such as table rows or cards. Each has its own row heights. */
  look?: string;
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
export function useRows<Row extends { id: string }>({ list, rows, columnCount, look = '', focusedRow, name }: RowsOptions<Row>) {
  const layout = `${look} ${columnCount}`;
  const heights = useHeights(name, layout);
  const { top, gap } = useListPlace(list);
  const [{ estimate, rows: measured }] = heights;
  // Memoized together, because the virtualizer asks for all estimates again when the keys change.
  const { getItemKey, estimateSize } = useMemo(
    () => ({
      getItemKey: (index: number) => `${layout} ${rows[index * columnCount]?.id}`,
      estimateSize: () => estimate,
    }),
    [rows, columnCount, layout, estimate],
  );
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(rows.length / columnCount),
    getItemKey,
    estimateSize,
    rangeExtractor: useMemo(() => withFocused(focusedRow), [focusedRow]),
    scrollMargin: top,
    gap,
    overscan: 2,
    measureElement: heightOf,
    initialMeasurementsCache: measured,
    // Rows are in normal flow, so a measured row has already moved the ones below it.
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  useLearnHeights(heights, { virtualizer, items, name, layout });
  useKeepPlace(virtualizer, { columnCount, layout, estimate });
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
