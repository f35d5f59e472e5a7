import type { ListState, Sort } from './listState.ts';
import type { ProductRow } from './productRow.ts';

/** What can be chosen on a list page, by what its rows know. */
export interface Offers {
  /** The statuses that occur, in alphabetical order. */
  statuses: readonly string[];
  sorts: readonly Sort[];
}

type Facts = Pick<ProductRow<unknown>, 'status' | 'date' | 'rating'>;

const alphabet = new Intl.Collator('en');

/** What these rows can be filtered and sorted by. */
export function offersOf(rows: readonly Facts[]): Offers {
  const statuses = new Set(rows.map(({ status }) => status).filter(Boolean));
  const sorts: Sort[] = ['', 'price-up', 'price-down', 'name'];
  if (rows.some(({ date }) => date !== '')) sorts.push('newest');
  if (rows.some(({ rating }) => rating !== null)) sorts.push('rating');
  return { statuses: [...statuses].toSorted(alphabet.compare), sorts };
}

const including = <Item>(items: readonly Item[], item: Item): readonly Item[] => (items.includes(item) ? items : [...items, item]);

/** While rows are on their way, or could not be read, nobody can say that what was chosen does not occur: it stays. */
export const withChosen = ({ statuses, sorts }: Offers, { status, sort }: ListState): Offers => ({
  statuses: status === '' ? statuses : including(statuses, status),
  sorts: including(sorts, sort),
});

/** The choices that mean something on this list: a status or an order that it does not have is as if it were not chosen. */
export const within = (list: ListState, { statuses, sorts }: Offers): ListState => ({
  ...list,
  status: statuses.includes(list.status) ? list.status : '',
  sort: sorts.includes(list.sort) ? list.sort : '',
});
