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
  /** Another one, as cards instead of table rows, has other heights. */
  look?: string;
  /** Stays in the page however far it is scrolled away. */
  focusedRow: number | null;
  /** By what the list's heights are remembered. */
  name: string;
}

/** A card in the page: `space` is what stands for the rows left out before its own, beside the list's own `rowGap`. */
interface ShownCard<Row> {
  row: Row;
  position: number;
  rowIndex: number;
  space: number;
}

/** Which cards are in the page, where they stand, and how high the list is with all of them. */
export function useRows<Row extends { id: string }>({ list, rows, columnCount, look = '', focusedRow, name }: RowsOptions<Row>) {
  const layout = `${look} ${columnCount}`;
  const heights = useHeights(name, layout);
  const { top, gap } = useListPlace(list);
  const [{ estimate, rows: measured }] = heights;
  // Together, since the virtualizer asks for all estimates again when the keys are other ones.
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
    // Rows stand in the page's own flow, so a row that is measured has moved the ones below it already.
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  useLearnHeights(heights, { virtualizer, items, name, layout });
  useKeepPlace(virtualizer, { columnCount, layout, estimate });
  // Another function for another layout: each row's first card, old or new, is measured again.
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
