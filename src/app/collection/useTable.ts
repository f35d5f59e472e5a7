import { useDeferredValue, useMemo } from 'react';
import type { TableChoices } from '#components/blocks/TableToolbar/tableControls.ts';
import { useSearchState } from './useSearchState.ts';
import { fittingRows, sortRows, toSearched } from './arrangeRows.ts';
import { tableCodec } from './codec.ts';
import { isNarrowed, toControls } from './toControls.ts';
import { nextSort, sortNamed } from './tableState.ts';
import { type TableDefinition, UNTOUCHED } from './tableDefinition.ts';
import { useExport } from './useExport.ts';

const none: never[] = [];

/**
 * Returns a table's rows, filtered and sorted by its URL, and the props for a TableToolbar and a Table. Pass undefined as `rows` until
 * they are loaded, then a stable array. The screen shows `rows` and `controls`; it may call `onClear` if no row matches.
 *
 * ```tsx
 * const table = useTable(toolTable, tools.data);
 * <TableToolbar controls={table.controls} onChange={table.onChange} onExport={table.onExport} />
 * <Table … rows={table.rows.map(toRow)} sort={table.sort} onSort={table.onSort} />
 * ```
 */
export function useTable<Row>(definition: TableDefinition<Row>, rows: readonly Row[] | undefined) {
  const codec = useMemo(() => tableCodec(definition), [definition]);
  const [chosen, choose] = useSearchState(codec);
  // Ten thousand rows take longer than a keystroke, so the typed text shows at once and the rows follow.
  const { query, sort, filters } = useDeferredValue(chosen);
  const searched = useMemo(() => toSearched(rows ?? none, definition), [rows, definition]);
  const sorted = useMemo(() => sortRows(searched, sort, definition), [searched, sort, definition]);
  const shown = useMemo(() => fittingRows(sorted, { query, filters }, definition), [sorted, query, filters, definition]);
  const amounts = { shown: rows === undefined ? null : shown.length, total: rows?.length ?? null };
  return {
    /** The matching rows, in the chosen order. */
    rows: shown,
    controls: toControls(definition, chosen, amounts),
    sort: chosen.sort,
    isNarrowed: isNarrowed(chosen),
    onChange: ({ sort, ...choice }: Partial<TableChoices>) =>
      choose({ ...chosen, ...choice, ...(sort !== undefined && { sort: sortNamed(sort, definition) }) }),
    onSort: (column: string) => choose({ ...chosen, sort: nextSort(chosen.sort, column) }),
    /** Clears the search and filters; keeps the sort. */
    onClear: () => choose({ ...UNTOUCHED, sort: chosen.sort }),
    onExport: useExport(definition, shown),
  };
}
