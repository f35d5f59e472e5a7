import type { ReactNode } from 'react';
import type { AsyncList } from '../asyncList.ts';
import { Notice } from '../primitives/Notice/Notice.tsx';

interface ListStatesProps<Row> {
  rows: AsyncList<Row>;
  /** Shown while the list loads. */
  loading: ReactNode;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** The title of the notice that says why the list could not be loaded. */
  failedTitle?: string;
  /** The button that loads the list again. */
  retry: ReactNode;
  /** Renders the rows. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list in each of its states (docs/product-rules.md#every-list-and-section). */
export function ListStates<Row>({ rows, loading, empty, failedTitle, retry, children }: ListStatesProps<Row>) {
  switch (rows.state) {
    case 'loading':
      return loading;
    case 'empty':
      return empty;
    case 'failed':
      return (
        <Notice tone="critical" title={failedTitle} action={retry}>
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
          {children(rows.rows)}
        </>
      );
    default:
      return rows satisfies never;
  }
}
