'use client';

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table laid out as cards loses its roles in some browsers unless they are written out */
import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import ArrowUpDown from 'lucide/dist/esm/icons/chevrons-up-down.mjs';
import { Suspense, useRef, type CSSProperties, type ReactNode } from 'react';
import { lazyWithRetry } from '../../lazyWithRetry.tsx';
import { notPrinted } from '../../theme/printing.css.ts';
import { useIsHydrated } from '../../useIsHydrated.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PrintedRows, MAX_UNVIRTUALIZED } from '../virtual/PrintedRows.tsx';
import { useHasRoom } from '../virtual/useHasRoom.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Table.css.ts';
import type { TableColumn, TableRow, TableSort } from './tableColumn.ts';
import { TableLine } from './TableLine.tsx';

export type { TableColumn, TableRow, TableSort } from './tableColumn.ts';

/** Up to this number, all rows are printed. A browser takes some seconds for as many. */
const MAX_PRINTED = 1000;

/** The room of its own, in rem, from which a table shows each row as a line: with a few columns, and with more than five. */
const LINES_FROM = { tablet: 42, desktop: 57 } as const;

export type LinesFrom = keyof typeof LINES_FROM;

/** Loads with the first long table, because most tables never need it. */
const VirtualBody = lazyWithRetry(async () => (await import('./VirtualBody.tsx')).VirtualBody) as <Row extends TableRow>(
  props: RowsProps<Row>,
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
  /** Called when a sortable column's header is clicked. Cards show no headers, so offer sorting in a ListToolbar too. */
  onSort?: ((column: string) => void) | undefined;
  /**
   * The room that the table needs to show each row as a line: 42rem, or 57rem with `desktop`, for more than five columns. In less room each
   * row is a card. @default 'tablet'
   */
  linesFrom?: LinesFrom;
}

/**
 * Shows rows to compare: a line each, or where there is little room a card of three lines (docs/product-rules.md#tables). Stays smooth with
 * any number of rows: above 60, only those near the viewport are in the DOM, and the table scrolls with the page. Use TablePage for a
 * page with search, filters, sorting and export.
 */
export function Table<Row extends TableRow>(props: TableProps<Row>) {
  const container = useRef<HTMLDivElement>(null);
  const isLines = useHasRoom(container, LINES_FROM[props.linesFrom ?? 'tablet']);
  return (
    <div ref={container} className={css.room}>
      <TableRows {...props} isLines={isLines} />
    </div>
  );
}

interface RowsProps<Row extends TableRow> extends TableProps<Row> {
  /** False if each row is a card. */
  isLines: boolean;
}

function TableRows<Row extends TableRow>(props: RowsProps<Row>) {
  const { rows } = props;
  const isHydrated = useIsHydrated();
  if (rows.length <= MAX_UNVIRTUALIZED) return <PlainTable {...props} />;
  // A server knows no viewport, so it renders the first rows.
  if (!isHydrated) return <PlainTable {...props} isFixed rows={rows.slice(0, MAX_UNVIRTUALIZED)} />;
  return (
    <>
      <div className={notPrinted}>
        <TableFrame {...props} isFixed total={rows.length}>
          <Suspense fallback={<PlainBody columns={props.columns} rows={rows.slice(0, MAX_UNVIRTUALIZED)} isFixed />}>
            <VirtualBody {...props} />
          </Suspense>
        </TableFrame>
      </div>
      <PrintedRows rows={rows} max={MAX_PRINTED}>
        {(first) => <PlainTable {...props} isFixed rows={first} />}
      </PrintedRows>
    </>
  );
}

/** Renders all rows. */
function PlainTable<Row extends TableRow>({ rows, isFixed, ...table }: RowsProps<Row> & { isFixed?: boolean }) {
  const { columns } = table;
  const fixed = isFixed ?? columns.some(({ width }) => width !== undefined);
  return (
    <TableFrame {...table} isFixed={fixed}>
      <PlainBody columns={columns} rows={rows} isFixed={fixed} />
    </TableFrame>
  );
}

const PlainBody = <Row extends TableRow>({ columns, rows, isFixed }: Pick<TableProps<Row>, 'columns' | 'rows'> & { isFixed: boolean }) => (
  <tbody className={isFixed ? css.fixedBody : css.body} role="rowgroup">
    {rows.map((row) => (
      <TableLine key={row.id} row={row} columns={columns} isFixed={isFixed} />
    ))}
  </tbody>
);

interface TableFrameProps<Row extends TableRow> extends Omit<RowsProps<Row>, 'rows' | 'linesFrom'> {
  /** True if the columns have their declared widths. Otherwise they fit their content. */
  isFixed: boolean;
  /** The total number of rows, if not all are in the DOM. */
  total?: number;
  /** The table's body. */
  children: ReactNode;
}

/** Renders the table around its rows: the caption, the headers and the column widths. */
function TableFrame<Row extends TableRow>({ caption, columns, isLines, isFixed, total, children, sort, onSort }: TableFrameProps<Row>) {
  const widths = { '--columns': columns.map(({ width = 'share' }) => css.columnWidths[width]).join(' ') } as CSSProperties;
  return (
    <table
      className={isFixed ? css.fixedTable : css.table}
      role="table"
      data-form={isLines ? 'lines' : 'cards'}
      style={isFixed ? widths : undefined}
      // The header is a row too.
      aria-rowcount={total === undefined ? undefined : total + 1}
    >
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <TableHeader
        columns={columns}
        isFixed={isFixed}
        isLines={isLines}
        sort={sort}
        onSort={onSort}
        rowIndex={total === undefined ? undefined : 1}
      />
      {children}
    </table>
  );
}

interface TableHeaderProps<Row extends TableRow> extends Pick<TableProps<Row>, 'columns' | 'sort' | 'onSort'> {
  isFixed: boolean;
  isLines: boolean;
  /** The header's row index, if not all rows are in the DOM. */
  rowIndex: number | undefined;
}

const DIRECTIONS = {
  asc: { ariaSort: 'ascending', icon: ArrowUp },
  desc: { ariaSort: 'descending', icon: ArrowDown },
} as const satisfies Record<TableSort['direction'], unknown>;

/**
 * The column headers; sortable ones are buttons. Above cards they are for screen readers only, and are not buttons, because their focus
 * would be invisible.
 */
function TableHeader<Row extends TableRow>({ columns, isFixed, isLines, sort, onSort, rowIndex }: TableHeaderProps<Row>) {
  return (
    <thead className={isFixed ? css.fixedHeader : css.header} role="rowgroup">
      <tr role="row" className={isFixed ? css.fixedHeaderRow : undefined} aria-rowindex={rowIndex}>
        {columns.map(({ key, header, align = 'start', sort: sorts }) => {
          const sorted = sort?.column === key ? DIRECTIONS[sort.direction] : undefined;
          return (
            <th
              key={key}
              scope="col"
              role="columnheader"
              aria-sort={sorted?.ariaSort}
              className={`${css.columnHeader} ${css.aligns[align]} ${isFixed ? css.fixedCell : ''}`}
            >
              {sorts !== undefined && onSort !== undefined && isLines ? (
                <button type="button" className={css.sorters[align]} data-sorted={sort?.column === key} onClick={() => onSort(key)}>
                  {header}
                  <Icon icon={sorted?.icon ?? ArrowUpDown} size="small" />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
