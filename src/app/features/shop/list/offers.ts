import type { ListState, Sort } from './listState.ts';
import type { ProductRow } from './productRow.ts';

/** The options of a list page, derived from its rows. */
export interface Offers {
  /** Each status once, in alphabetical order. */
  statuses: readonly string[];
  sorts: readonly Sort[];
}

type Facts = Pick<ProductRow<unknown>, 'status' | 'date' | 'rating'>;

const alphabet = new Intl.Collator('en');

/** The filter and sort options of these rows. */
export function offersOf(rows: readonly Facts[]): Offers {
  const statuses = new Set(rows.map(({ status }) => status).filter(Boolean));
  const sorts: Sort[] = ['', 'price-up', 'price-down', 'name'];
  if (rows.some(({ date }) => date !== '')) sorts.push('newest');
  if (rows.some(({ rating }) => rating !== null)) sorts.push('rating');
  return { statuses: [...statuses].toSorted(alphabet.compare), sorts };
}

const including = <Item>(items: readonly Item[], item: Item): readonly Item[] => (items.includes(item) ? items : [...items, item]);

/** Adds the chosen values to the options, because rows that are loading or failed may still have them. */
export const withChosen = ({ statuses, sorts }: Offers, { status, sort }: ListState): Offers => ({
  statuses: status === '' ? statuses : including(statuses, status),
  sorts: including(sorts, sort),
});

/** Resets a status or sort that is not among the options. */
export const within = (list: ListState, { statuses, sorts }: Offers): ListState => ({
  ...list,
  status: statuses.includes(list.status) ? list.status : '',
  sort: sorts.includes(list.sort) ? list.sort : '',
});
