/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table laid out as cards loses its roles in some browsers unless they are written out */
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { aligns, body, cell, columnHead, head, places, row as rowLook, table } from './Table.css.ts';

/** What every row has beside its own fields. */
export interface TableRow {
  /** The same row keeps the same key. */
  key: string;
  /** Names the row, for screen readers. */
  name: string;
}

export interface TableColumn<Row extends TableRow> {
  key: string;
  header: string;
  /** `end` for numbers. @default 'start' */
  align?: keyof typeof aligns;
  /** On a phone's card: `pair` is label and value, `lead` has no label, as the picture and the name on top. @default 'pair' */
  card?: keyof typeof places;
  render: (row: Row) => ReactNode;
}

export interface TableProps<Row extends TableRow> {
  /** Names the table, for screen readers: the heading above it names it for everyone. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
}

/** Rows to compare; below 640 px each is a card (DECISIONS "Tables"). */
export function Table<Row extends TableRow>({ caption, columns, rows }: TableProps<Row>) {
  return (
    <table className={table} role="table">
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead className={head} role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, align = 'start' }) => (
            <th key={key} scope="col" role="columnheader" className={`${columnHead} ${aligns[align]}`}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={body} role="rowgroup">
        {rows.map((row) => (
          <tr key={row.key} className={rowLook} role="row" aria-label={row.name}>
            {columns.map(({ key, header, align = 'start', card = 'pair', render }) => (
              <td key={key} role="cell" className={`${cell} ${aligns[align]} ${places[card]}`} data-label={header}>
                {render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
