/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table laid out as cards loses its roles in some browsers unless they are written out */
import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { columnWidths, fixedTable, table } from './Table.css.ts';
import type { TableProps } from './Table.tsx';
import type { TableRow } from './tableColumn.ts';
import { TableHead } from './TableHead.tsx';

interface TableFrameProps<Row extends TableRow> extends Omit<TableProps<Row>, 'rows'> {
  /** Whether the columns are as wide as they say, not as what stands in them. */
  isFixed: boolean;
  /** How many rows there are, where not all are in the page. */
  total?: number;
  /** The table's body. */
  children: ReactNode;
}

/** The table around its rows: its name, its heads and the widths of its columns. */
export function TableFrame<Row extends TableRow>({ caption, columns, isFixed, total, children, sort, onSort }: TableFrameProps<Row>) {
  const widths = { '--columns': columns.map(({ width = 'share' }) => columnWidths[width]).join(' ') } as CSSProperties;
  return (
    <table
      className={isFixed ? fixedTable : table}
      role="table"
      style={isFixed ? widths : undefined}
      // The heads are a row too.
      aria-rowcount={total === undefined ? undefined : total + 1}
    >
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <TableHead columns={columns} isFixed={isFixed} sort={sort} onSort={onSort} rowIndex={total === undefined ? undefined : 1} />
      {children}
    </table>
  );
}
