'use client';

import { useRef } from 'react';
import { useFocusedRow, useRows } from '../virtual/useRows.ts';
import { virtualBody } from './Table.css.ts';
import type { TableColumn, TableRow } from './tableColumn.ts';
import { TableLine } from './TableLine.tsx';

interface VirtualBodyProps<Row extends TableRow> {
  /** The key of the table's cached row heights. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** False if each row is a card. */
  isLines: boolean;
}

/** A table body with only the rows near the viewport in the DOM, each at the position it would have among all rows. */
export function VirtualBody<Row extends TableRow>({ caption, columns, rows, isLines }: VirtualBodyProps<Row>) {
  const list = useRef<HTMLTableSectionElement>(null);
  const variant = isLines ? 'lines' : 'cards';
  const { focusedRow, onFocus, onBlur } = useFocusedRow(1);
  const { shown, height, measure } = useRows({ list, rows, columnCount: 1, variant, focusedRow, name: caption });
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles, jsx-a11y/no-noninteractive-element-interactions -- roles as in Table; the handlers only track focus
    <tbody ref={list} className={virtualBody} role="rowgroup" style={{ height }} onFocus={onFocus} onBlur={onBlur}>
      {shown.map(({ row, position, space }) => (
        <TableLine key={row.id} ref={measure} row={row} columns={columns} isFixed position={position} space={space} />
      ))}
    </tbody>
  );
}
