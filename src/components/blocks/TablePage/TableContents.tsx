import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TableSkeleton } from '../../primitives/Table/TableSkeleton.tsx';
import type { TableRows } from './tableRows.ts';

export interface TableContentsProps<Row> {
  rows: TableRows<Row>;
  /** The noun for the rows, singular and plural: 'order', 'orders'. */
  nouns: readonly [one: string, many: string];
  /** Shown if there are no rows at all: an EmptyState. */
  empty: ReactNode;
  /** Renders the rows that match the search and the filters. */
  children: (rows: readonly Row[]) => ReactNode;
  /** Clears the search and the filters. */
  onClear: () => void;
  onRetry: () => void;
}

/** The content below the toolbar: the table, or the reason why there is none. */
export function TableContents<Row>({ rows, nouns: [one, many], empty, children, onClear, onRetry }: TableContentsProps<Row>) {
  const retry = <Button onClick={onRetry}>Retry</Button>;
  switch (rows.state) {
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label={`Loading the ${many}`}>
          <TableSkeleton lines={6} />
        </div>
      );
    case 'empty':
      return empty;
    case 'failed':
      return (
        <Notice tone="critical" title={`The ${many} could not be loaded`} action={retry}>
          {rows.message}
        </Notice>
      );
    case 'unmatched':
    case 'ready':
      return (
        <>
          {rows.stale !== undefined && (
            <Notice tone="caution" action={retry}>
              {rows.stale}
            </Notice>
          )}
          {rows.state === 'ready' ? (
            children(rows.rows)
          ) : (
            <EmptyState picture="pictures/1f50d.webp" title={`No ${one} fits`} action={<Button onClick={onClear}>Clear filters</Button>}>
              Try a different search or clear the filters.
            </EmptyState>
          )}
        </>
      );
    default:
      return rows satisfies never;
  }
}
