import { type Collection, orderOf, type Searchable, toPredicate } from '#app/collection/collection.ts';
import type { ListSearchState } from '#components/blocks/ListToolbar/ListToolbar.tsx';

/** The rows that a list shows with this search, sort and filters. */
export function arrangeCollection<Row extends Searchable>(
  rows: readonly Row[],
  collection: Collection<NoInfer<Row>>,
  state: Partial<ListSearchState>,
): readonly Row[] {
  const values: ListSearchState = { query: '', sort: '', ...state };
  const order = orderOf(collection, values.sort);
  return (order === null ? rows : rows.toSorted(order)).filter(toPredicate(collection, values));
}
