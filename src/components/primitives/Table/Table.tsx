/* oxlint-disable jsx-a11y/no-redundant-roles -- as in TableFrame */
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../lazyPart.tsx';
import { PrintedRows } from '../virtual/PrintedRows.tsx';
import { WHOLE } from '../virtual/whole.ts';
import { notPrinted } from '../../theme/notPrinted.css.ts';
import { body, fixedBody } from './Table.css.ts';
import type { TableColumn, TableRow, TableSort } from './tableColumn.ts';
import { TableFrame } from './TableFrame.tsx';
import { TableLine } from './TableLine.tsx';

export type { TableColumn, TableRow, TableSort } from './tableColumn.ts';

/** Loads with the first long table, because most tables never need it. */
const VirtualBody = lazyPart(async () => (await import('./VirtualBody.tsx')).VirtualBody) as <Row extends TableRow>(
  props: TableProps<Row>,
) => ReactNode;

export interface TableProps<Row extends TableRow> {
  /** Names the table for screen readers; the heading above it names it for everyone. Also the key of its cached row heights. */
  caption: string;
  /** Pass the same array while nothing changes. */
  columns: readonly TableColumn<Row>[];
  /** In display order. Ids must be unique. Pass the same array while nothing changes. */
  rows: readonly Row[];
  /** The current sort order; null or omitted if the rows are in their original order. The table itself does not sort. */
  sort?: TableSort | null | undefined;
  /** Called when a sortable column's header is clicked. Phones show no headers, so offer sorting in a TableToolbar too. */
  onSort?: ((column: string) => void) | undefined;
}

/**
 * Rows to compare; below 640 px each row is a card (docs/product-rules.md#tables). Stays smooth with any number of rows: above 60, only
 * those near the viewport are in the DOM, and the table scrolls with the page. Use TableToolbar above it for search, filters, sorting
 * and export.
 */
export function Table<Row extends TableRow>(props: TableProps<Row>) {
  const { rows } = props;
  if (rows.length <= WHOLE) return <WholeTable {...props} />;
  return (
    <>
      <div className={notPrinted}>
        <TableFrame {...props} isFixed total={rows.length}>
          <Suspense fallback={<WholeBody columns={props.columns} rows={rows.slice(0, WHOLE)} isFixed />}>
            <VirtualBody {...props} />
          </Suspense>
        </TableFrame>
      </div>
      <PrintedRows total={rows.length}>
        <WholeTable {...props} isFixed rows={rows.slice(0, WHOLE)} />
      </PrintedRows>
    </>
  );
}

/** Renders all rows. */
function WholeTable<Row extends TableRow>({ rows, isFixed, ...table }: TableProps<Row> & { isFixed?: boolean }) {
  const { columns } = table;
  const fixed = isFixed ?? columns.some(({ width }) => width !== undefined);
  return (
    <TableFrame {...table} isFixed={fixed}>
      <WholeBody columns={columns} rows={rows} isFixed={fixed} />
    </TableFrame>
  );
}

const WholeBody = <Row extends TableRow>({ columns, rows, isFixed }: Pick<TableProps<Row>, 'columns' | 'rows'> & { isFixed: boolean }) => (
  <tbody className={isFixed ? fixedBody : body} role="rowgroup">
    {rows.map((row) => (
      <TableLine key={row.id} row={row} columns={columns} isFixed={isFixed} />
    ))}
  </tbody>
);
