/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table laid out as cards loses its roles in some browsers unless they are written out */
import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { columnWidths, fixedTable, table } from './Table.css.ts';
import type { TableProps } from './Table.tsx';
import type { TableRow } from './tableColumn.ts';
import { TableHead } from './TableHead.tsx';

interface TableFrameProps<Row extends TableRow> extends Omit<TableProps<Row>, 'rows'> {
  /** True if the columns have their declared widths instead of fitting their content. */
  isFixed: boolean;
  /** The total number of rows, if not all are in the DOM. */
  total?: number;
  /** The table's body. */
  children: ReactNode;
}

/** Renders the table around its rows: the caption, the headers and the column widths. */
export function TableFrame<Row extends TableRow>({ caption, columns, isFixed, total, children, sort, onSort }: TableFrameProps<Row>) {
  const widths = { '--columns': columns.map(({ width = 'share' }) => columnWidths[width]).join(' ') } as CSSProperties;
  return (
    <table
      className={isFixed ? fixedTable : table}
      role="table"
      style={isFixed ? widths : undefined}
      // The header is a row too.
      aria-rowcount={total === undefined ? undefined : total + 1}
    >
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <TableHead columns={columns} isFixed={isFixed} sort={sort} onSort={onSort} rowIndex={total === undefined ? undefined : 1} />
      {children}
    </table>
  );
}
