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

/** Its code, which most tables never need, comes with the first long one. */
const VirtualBody = lazyPart(async () => (await import('./VirtualBody.tsx')).VirtualBody) as <Row extends TableRow>(
  props: TableProps<Row>,
) => ReactNode;

export interface TableProps<Row extends TableRow> {
  /** Names the table, for screen readers: the heading above it names it for everyone. Its heights are remembered by it. */
  caption: string;
  /** Keep the array while nothing changes. */
  columns: readonly TableColumn<Row>[];
  /** In the order in which they are shown. Ids are unique. Keep the array while nothing changes. */
  rows: readonly Row[];
  /** What they are sorted by; null, or left out: as they came. The table sorts nothing itself. */
  sort?: TableSort | null | undefined;
  /** A sortable column's head was pressed. Phones have no heads: offer the orders in a TableToolbar too. */
  onSort?: ((column: string) => void) | undefined;
}

/**
 * Rows to compare; below 640 px each is a card (docs/product-rules.md#tables). Any number stays smooth: of more than 60 only those near the
 * window are in the page, and the table scrolls with it. Search, filters, orders and export stand above it, in a TableToolbar.
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

/** All rows at once. */
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
