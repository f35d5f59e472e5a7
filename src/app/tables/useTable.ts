import { useDeferredValue, useMemo } from 'react';
import type { TableChoices } from '#components/blocks/TableToolbar/tableControls.ts';
import { useHeldChoices } from '../lists/useHeldChoices.ts';
import { fittingRows, sortRows, toSearched } from './arrangeRows.ts';
import { tableCodec } from './codec.ts';
import { isNarrowed, toControls } from './toControls.ts';
import { nextSort, sortNamed } from './tableState.ts';
import { type TableDefinition, UNTOUCHED } from './tableDefinition.ts';
import { useExport } from './useExport.ts';

const none: never[] = [];

/**
 * A table's rows as its address wants them, and all that a TableToolbar and a Table need. `rows` undefined: not read yet; keep the array
 * while nothing changes. The screen shows `rows` and `controls`; it may call `onClear` where not one row fits.
 *
 * ```tsx
 * const table = useTable(toolTable, tools.data);
 * <TableToolbar controls={table.controls} onChange={table.onChange} onExport={table.onExport} />
 * <Table … rows={table.rows.map(toRow)} sort={table.sort} onSort={table.onSort} />
 * ```
 */
export function useTable<Row>(definition: TableDefinition<Row>, rows: readonly Row[] | undefined) {
  const codec = useMemo(() => tableCodec(definition), [definition]);
  const [chosen, choose] = useHeldChoices(codec);
  // Ten thousand rows take longer than a key: what is typed shows at once, what fits it when there is time.
  const { query, sort, filters } = useDeferredValue(chosen);
  const searched = useMemo(() => toSearched(rows ?? none, definition), [rows, definition]);
  const sorted = useMemo(() => sortRows(searched, sort, definition), [searched, sort, definition]);
  const shown = useMemo(() => fittingRows(sorted, { query, filters }, definition), [sorted, query, filters, definition]);
  const amounts = { shown: rows === undefined ? null : shown.length, total: rows?.length ?? null };
  return {
    /** Those that fit, in the chosen order. */
    rows: shown,
    controls: toControls(definition, chosen, amounts),
    sort: chosen.sort,
    isNarrowed: isNarrowed(chosen),
    onChange: ({ sort, ...choice }: Partial<TableChoices>) =>
      choose({ ...chosen, ...choice, ...(sort !== undefined && { sort: sortNamed(sort, definition) }) }),
    onSort: (column: string) => choose({ ...chosen, sort: nextSort(chosen.sort, column) }),
    /** Takes back search and filters; the order stays. */
    onClear: () => choose({ ...UNTOUCHED, sort: chosen.sort }),
    onExport: useExport(definition, shown),
  };
}
