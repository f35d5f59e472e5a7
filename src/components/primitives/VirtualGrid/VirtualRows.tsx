import { memo, useRef } from 'react';
import type { VirtualGridProps } from './VirtualGrid.tsx';
import { useColumnCount } from './useColumnCount.ts';
import { useFocusedRow } from '../virtual/useFocusedRow.ts';
import { useRows } from '../virtual/useRows.ts';
import * as css from './VirtualGrid.css.ts';

type VirtualRowsProps<Row extends { id: string }> = Omit<VirtualGridProps<Row>, 'whole'>;

/** Set explicitly, because Safari drops the list role of a `ul` without bullets. */
const LIST = 'list';

interface CardProps<Row> {
  row: Row;
  card: VirtualGridProps<Row & { id: string }>['card'];
}

/** Memoized, because neighbouring cards mount and unmount while the page scrolls. */
const Card = memo(function Card({ row, card }: CardProps<{ id: string }>) {
  return card(row);
}) as <Row extends { id: string }>(props: CardProps<Row>) => ReturnType<VirtualGridProps<Row>['card']>;

/** The virtualized part of VirtualGrid: a grid of the rows near the viewport, each at the position it would have among all rows. */
export function VirtualRows<Row extends { id: string }>({ columns, rows, card, label }: VirtualRowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const columnCount = useColumnCount(columns);
  const { focusedRow, onFocus, onBlur } = useFocusedRow(columnCount);
  const { shown, height, measure } = useRows({ list, rows, columnCount, focusedRow, name: `${label ?? ''} ${columns}` });
  return (
    <div className={css.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only track the focus */}
      <ul
        ref={list}
        role={LIST}
        aria-label={label}
        className={`${css.rows} ${css.presets[columns]}`}
        style={{ height }}
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
            <Card row={row} card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}
