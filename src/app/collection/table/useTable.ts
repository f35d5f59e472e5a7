import { useDeferredValue, useMemo } from 'react';
import type { Separator, TableSearchState } from '#components/blocks/TableToolbar/tableControls.ts';
import { useToasts } from '../../runtime/toasts/ToastsProvider.ts';
import { useServices } from '../../services/services.ts';
import { toMatcher, useArrangedRows } from '../arrangeRows.ts';
import { useSearchState } from '../useSearchState.ts';
import { toFilters, toOrder, toSearched } from './arrangeTable.ts';
import { type TableDefinition, UNTOUCHED } from './tableDefinition.ts';
import { nextSort, parseSort, tableCodec } from './tableState.ts';
import { hasFilters, toControls } from './toControls.ts';

const none: never[] = [];

/**
 * Returns a table's rows, filtered and sorted by the URL, and the props for a TableToolbar and a Table. Pass undefined as `rows` until they
 * are loaded, then a stable array.
 *
 * ```tsx
 * const table = useTable(toolTable, tools.data);
 * <TableToolbar controls={table.controls} onChange={table.onChange} onExport={table.onExport} />
 * <Table … rows={table.rows.map(toRow)} sort={table.sort} onSort={table.onSort} />
 * ```
 */
export function useTable<Row>(definition: TableDefinition<Row>, rows: readonly Row[] | undefined) {
  const codec = useMemo(() => tableCodec(definition), [definition]);
  const [values, change] = useSearchState(codec);
  // Filtering ten thousand rows takes longer than a keystroke. Defer it, so that typing stays fast.
  const { query, sort, filters } = useDeferredValue(values);
  const searched = useMemo(() => toSearched(rows ?? none, definition), [rows, definition]);
  const order = useMemo(() => toOrder(definition, sort), [definition, sort]);
  const matches = useMemo(() => toMatcher(query, toFilters(definition, filters)), [definition, query, filters]);
  const arranged = useArrangedRows(searched, order, matches);
  const shown = useMemo(() => arranged.map(({ row }) => row), [arranged]);
  const amounts = { shown: rows === undefined ? null : shown.length, total: rows?.length ?? null };
  return {
    /** The matching rows, in the chosen order. */
    rows: shown,
    controls: toControls(definition, values, amounts),
    sort: values.sort,
    hasFilters: hasFilters(values),
    onChange: ({ sort, ...changes }: Partial<TableSearchState>) =>
      change({ ...changes, ...(sort !== undefined && { sort: parseSort(sort, definition) }) }),
    onSort: (column: string) => change({ sort: nextSort(values.sort, column) }),
    /** Clears the search and filters; keeps the sort. */
    onClear: () => change({ ...UNTOUCHED, sort: values.sort }),
    onExport: useExport(definition, shown),
  };
}

/** Returns a function that saves these rows as a file. If the code for it does not load, a toast says so. */
function useExport<Row>(definition: TableDefinition<Row>, rows: readonly Row[]): (separator?: Separator) => void {
  const { platform } = useServices();
  const toasts = useToasts();
  return (separator) =>
    void import('./exportRows.ts').then(
      ({ exportRows }) => exportRows(definition, rows, platform.today(), separator),
      () => toasts.add({ tone: 'critical', text: 'The export could not be loaded. Check your connection, then try again.' }),
    );
}
