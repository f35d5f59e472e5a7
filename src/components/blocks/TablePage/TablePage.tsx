'use client';

import { type ReactNode, type RefObject, useId, useRef } from 'react';
import type { AsyncList } from '../../asyncList.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ExportButtons, type ExportButtonsProps, ExportNote } from './ExportButtons.tsx';
import { ListStates } from '../ListStates.tsx';
import { ListToolbar, type ListToolbarProps } from '../ListToolbar/ListToolbar.tsx';

/** The rows of a searchable table; `noMatches` if there are rows, but none matches the search and the filters. */
export type TableRows<Row> = AsyncList<Row> | { state: 'noMatches'; stale?: string };

export interface TablePageProps<Row>
  extends TableContentsProps<Row>, Pick<ListToolbarProps, 'controls' | 'onChange'>, Pick<ExportButtonsProps, 'onExport'> {
  title: string;
  /** The result of the last action, shown below the title. */
  notice?: ReactNode;
  /** Set to the heading. It takes focus when Retry or Clear filters disappears after a click. @default a ref of its own */
  heading?: RefObject<HTMLHeadingElement | null>;
}

/**
 * A page with one searchable table, in all its states (docs/product-rules.md#tables). It has no toolbar if there is nothing to search. Use
 * CardPage for a list of cards.
 */
export function TablePage<Row>({
  title,
  notice,
  controls,
  heading: given,
  onChange,
  onExport,
  onClear,
  onRetry,
  ...contents
}: TablePageProps<Row>) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = given ?? own;
  const noteId = useId();
  const { state } = contents.rows;
  const { shown } = controls;
  const leaving = (act: () => void) => () => {
    heading.current?.focus();
    act();
  };
  return (
    <Stack gap="large" data-state={state} data-shape="table">
      <PageHeading ref={heading}>{title}</PageHeading>
      {notice}
      {state !== 'empty' && state !== 'failed' && (
        <ListToolbar
          controls={controls}
          layout="line"
          actions={<ExportButtons shown={shown} noteId={noteId} onExport={onExport} />}
          note={<ExportNote id={noteId} shown={shown} />}
          onChange={onChange}
        />
      )}
      <TableContents {...contents} onClear={leaving(onClear)} onRetry={leaving(onRetry)} />
    </Stack>
  );
}

interface TableContentsProps<Row> {
  rows: TableRows<Row>;
  /** The noun for the rows, singular and plural: 'order', 'orders'. */
  nouns: readonly [one: string, many: string];
  /** Shown if there are no rows at all: an EmptyState. */
  empty: ReactNode;
  /** Shown while the rows load: a TableSkeleton with the table's columns. */
  placeholder: ReactNode;
  /** Renders the rows that match the search and the filters. */
  children: (rows: readonly Row[]) => ReactNode;
  /** Clears the search and the filters. */
  onClear: () => void;
  onRetry: () => void;
}

/** The content below the toolbar: the table, or the reason why there is none. */
function TableContents<Row>({ rows, nouns: [one, many], empty, placeholder, children, onClear, onRetry }: TableContentsProps<Row>) {
  const loading = (
    <div role="status" aria-busy="true" aria-label={`Loading the ${many}`}>
      {placeholder}
    </div>
  );
  const noMatches = (
    <EmptyState picture="pictures/1f50d.webp" title={`No matching ${one}`} action={<Button onClick={onClear}>Clear filters</Button>}>
      Try a different search or clear the filters.
    </EmptyState>
  );
  return (
    <ListStates
      rows={rows.state === 'noMatches' ? { ...rows, state: 'ready', rows: [] } : rows}
      loading={loading}
      empty={empty}
      failedTitle={`The ${many} could not be loaded`}
      retry={<Button onClick={onRetry}>Retry</Button>}
    >
      {(loaded) => (rows.state === 'noMatches' ? noMatches : children(loaded))}
    </ListStates>
  );
}
