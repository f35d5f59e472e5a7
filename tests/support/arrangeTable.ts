import { sortRows, toMatcher } from '#app/collection/arrangeRows.ts';
import { toFilters, toOrder, toSearched } from '#app/collection/table/arrangeTable.ts';
import { type TableDefinition, type TableState, UNTOUCHED } from '#app/collection/table/tableDefinition.ts';

/** The rows that a table shows with this search, sort and filters. */
export function arrangeTable<Row>(rows: readonly Row[], definition: TableDefinition<Row>, state: Partial<TableState>): readonly Row[] {
  const { query, sort, filters } = { ...UNTOUCHED, ...state };
  return sortRows(toSearched(rows, definition), toOrder(definition, sort))
    .filter(toMatcher(query, toFilters(definition, filters)))
    .map(({ row }) => row);
}
