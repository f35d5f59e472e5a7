import { useMemo } from 'react';
import type { ListState, Sort } from './listState.ts';
import type { ProductRow } from './productRow.ts';

/** The options of a list page, derived from its rows. */
export interface ListOptions {
  /** Each status once, in alphabetical order. */
  statuses: readonly string[];
  sorts: readonly Sort[];
}

type Facts = Pick<ProductRow<unknown>, 'status' | 'date' | 'rating'>;

// Made while the code loads, so that the first cards do not wait for it.
const alphabet = new Intl.Collator('en');

/** The filter and sort options of these rows. */
export function toListOptions(rows: readonly Facts[]): ListOptions {
  const statuses = new Set(rows.map(({ status }) => status).filter(Boolean));
  const sorts: Sort[] = ['', 'price-up', 'price-down', 'name'];
  if (rows.some(({ date }) => date !== '')) sorts.push('newest');
  if (rows.some(({ rating }) => rating !== null)) sorts.push('rating');
  return { statuses: [...statuses].toSorted(alphabet.compare), sorts };
}

const including = <Item>(items: readonly Item[], item: Item): readonly Item[] => (items.includes(item) ? items : [...items, item]);

/** Adds the chosen values to the options, because rows that are not loaded may have them. */
export const withChosen = ({ statuses, sorts }: ListOptions, { status, sort }: ListState): ListOptions => ({
  statuses: status === '' ? statuses : including(statuses, status),
  sorts: including(sorts, sort),
});

/** Resets a status or sort that is not among the options. */
export const clampToOptions = (list: ListState, { statuses, sorts }: ListOptions): ListState => ({
  ...list,
  status: statuses.includes(list.status) ? list.status : '',
  sort: sorts.includes(list.sort) ? list.sort : '',
});

type Rows = readonly ProductRow<unknown>[] | undefined;

/** Returns the page's options, and the filters and sort that apply here. Rows are undefined until they are loaded. */
export function useListOptions(tools: Rows, cameras: Rows, phones: Rows, chosen: ListState): { options: ListOptions; list: ListState } {
  const found = useMemo(() => toListOptions([tools, cameras, phones].flatMap((rows) => rows ?? [])), [tools, cameras, phones]);
  const isLoaded = tools !== undefined && cameras !== undefined && phones !== undefined;
  const options = useMemo(() => (isLoaded ? found : withChosen(found, chosen)), [isLoaded, found, chosen]);
  const list = useMemo(() => clampToOptions(chosen, options), [chosen, options]);
  return { options, list };
}
