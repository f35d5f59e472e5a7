import type { TableControls } from '#components/blocks/TableToolbar/tableControls.ts';
import { amountText } from '../../messages/formatQuantity.ts';
import { wordsOf } from '../searchText.ts';
import type { TableDefinition, TableState, ValueColumn } from './tableDefinition.ts';
import { sortableColumns, sortName } from './tableState.ts';

const ORDERS: Record<Exclude<ValueColumn<unknown>['order'], 'none' | undefined>, { asc: string; desc: string }> = {
  text: { asc: 'A to Z', desc: 'Z to A' },
  number: { asc: 'low to high', desc: 'high to low' },
  day: { asc: 'earliest first', desc: 'latest first' },
};

function toSorts<Row>(definition: TableDefinition<Row>) {
  const sorts = sortableColumns(definition).flatMap(({ column, label, order = 'text' }) =>
    order === 'none'
      ? []
      : (['asc', 'desc'] as const).map((direction) => ({
          value: sortName({ column, direction }),
          label: `${label}, ${ORDERS[order][direction]}`,
        })),
  );
  return [{ value: '', label: 'As listed' }, ...sorts];
}

/** True if a search or filter is active, which can hide rows. */
export const hasFilters = ({ query, filters }: TableState): boolean => wordsOf(query).length > 0 || filters.length > 0;

/**
 * Converts the state to the toolbar's view: the search, sort and filters as typed, and their options. `shown` and `total` are null until
 * the rows are loaded.
 */
export function toControls<Row>(
  definition: TableDefinition<Row>,
  state: TableState,
  { shown, total }: { shown: number | null; total: number | null },
): TableControls {
  const [one, many] = definition.nouns;
  return {
    query: state.query,
    searchLabel: `Search ${many}`,
    sort: sortName(state.sort),
    sorts: toSorts(definition),
    filters: Object.entries(definition.filters ?? {}).map(([key, { label }]) => ({ key, label, isOn: state.filters.includes(key) })),
    count: shown === null || total === null ? '' : `${amountText(shown, total, hasFilters(state))} ${total === 1 ? one : many}`,
    shown,
  };
}
