'use client';

import { memo, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useIsHydrated } from '../../useIsHydrated.ts';
import { countColumns, type Columns } from '../Grid/columns.ts';
import { CardGrid, type CardGridProps } from '../Grid/CardGrid.tsx';
import { LIST } from '../list.ts';
import { PrintedRows, MAX_UNVIRTUALIZED } from '../virtual/PrintedRows.tsx';
import { useFocusedRow, useRows } from '../virtual/useRows.ts';
import { inRem, isFrom } from '../virtual/windowWidth.ts';
import * as css from './VirtualGrid.css.ts';

export interface VirtualGridProps<Row extends { id: string }> extends CardGridProps<Row> {
  /** Names the list, if no heading already does. Also part of the key of its cached row heights. */
  label?: string;
  /** Up to this number, all cards are in the DOM. Use a smaller number if several lists share the page. @default 60 */
  virtualizeAbove?: number;
}

/**
 * A list of cards that stays smooth with any number: only those near the viewport are in the DOM, and the list scrolls with the page.
 * Up to `virtualizeAbove` cards it is a Grid. Use Grid for a handful.
 */
export function VirtualGrid<Row extends { id: string }>({ virtualizeAbove = MAX_UNVIRTUALIZED, ...list }: VirtualGridProps<Row>) {
  const isHydrated = useIsHydrated();
  // A server knows no viewport, so it renders the first cards.
  if (list.rows.length <= virtualizeAbove || !isHydrated) return <CardGrid {...list} rows={list.rows.slice(0, MAX_UNVIRTUALIZED)} />;
  return (
    <>
      <VirtualRows {...list} />
      {/* More pictures would take a browser minutes. */}
      <PrintedRows rows={list.rows} max={MAX_UNVIRTUALIZED}>
        {(first) => <CardGrid {...list} rows={first} />}
      </PrintedRows>
    </>
  );
}

interface CardProps<Row> {
  row: Row;
  position: number;
  card: VirtualGridProps<Row & { id: string }>['card'];
}

/** Memoized, because neighbouring cards mount and unmount while the page scrolls. */
const Card = memo(function Card({ row, position, card }: CardProps<{ id: string }>) {
  return card(row, position);
}) as <Row extends { id: string }>(props: CardProps<Row>) => ReturnType<VirtualGridProps<Row>['card']>;

/** The virtualized grid: it renders the rows near the viewport, each at the position it would have among all rows. */
function VirtualRows<Row extends { id: string }>({ columns, rows, card, label }: CardGridProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const columnCount = useColumnCount(frame, columns);
  const { focusedRow, onFocus, onBlur } = useFocusedRow(columnCount);
  const { shown, height, measure } = useRows({ list, rows, columnCount, focusedRow, name: `${label ?? ''} ${columns}` });
  return (
    <div ref={frame} className={`${css.frame} ${css.presets[columns]}`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only track focus */}
      <ul
        ref={list}
        role={LIST}
        aria-label={label}
        className={css.rows}
        style={{ height, gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))` }}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {shown.map(({ row, position, rowIndex, space }) => (
          <li
            key={row.id}
            ref={position % columnCount === 0 ? measure : undefined}
            data-index={rowIndex}
            data-position={position}
            aria-setsize={rows.length}
            aria-posinset={position + 1}
            className={css.spacedCell}
            style={{ marginTop: space }}
          >
            <Card row={row} position={position} card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Both paddings of a page, in rem. */
const PAGE_PADDING = 3;

/**
 * Returns the number of columns that the frame has. It depends on the width and the text size, so it is read from the layout; until then
 * it is the preset's number for the room that a page leaves the list in this window.
 */
function useColumnCount(frame: RefObject<HTMLElement | null>, columns: Columns): number {
  const [count, setCount] = useState<number>(() =>
    countColumns(columns, inRem(document.documentElement.clientWidth) - PAGE_PADDING, isFrom('wide')),
  );
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    // A list that is not displayed, as in print, has no columns and keeps the known number.
    const measure = () => {
      if (element.offsetWidth > 0) setCount(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return count;
}
