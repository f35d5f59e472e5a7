import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Table, type TableProps, type TableRow } from '../../primitives/Table/Table.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { TableRows } from './tableView.ts';

interface TableContentsProps<Row extends TableRow> extends Omit<TableProps<Row>, 'rows'> {
  rows: TableRows<Row>;
  empty: ReactNode;
  onClear: () => void;
  onRetry: () => void;
}

/** What stands below the toolbar: the table, or why there is none. */
export function TableContents<Row extends TableRow>({ rows, empty, onClear, onRetry, ...table }: TableContentsProps<Row>) {
  const retry = <Button onClick={onRetry}>Retry</Button>;
  switch (rows.state) {
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label={`Loading: ${table.caption}`}>
          <TableSkeleton />
        </div>
      );
    case 'empty':
      return empty;
    case 'unmatched':
      return (
        <EmptyState
          picture="pictures/1f50d.webp"
          title="Nothing fits these filters"
          action={<Button onClick={onClear}>Clear filters</Button>}
        >
          Try fewer or other words, or fewer filters.
        </EmptyState>
      );
    case 'failed':
      return (
        <Notice tone="critical" action={retry}>
          {rows.message}
        </Notice>
      );
    case 'ready':
      return (
        <>
          {rows.stale !== undefined && (
            <Notice tone="caution" action={retry}>
              {rows.stale}
            </Notice>
          )}
          <Table {...table} rows={rows.rows} />
        </>
      );
    default:
      return rows satisfies never;
  }
}
