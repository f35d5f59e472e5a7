import type { UseQueryResult } from '@tanstack/react-query';
import type { ListControls } from '#components/blocks/ListToolbar/listControls.ts';
import { AMBIGUOUS_AMOUNT, typedAmount } from '#contract/forms/typedNumber.ts';
import { trimTyped } from '#contract/typedText.ts';
import type { AsyncList } from '#components/asyncList.ts';
import type { KindLink, ProductGroupView, ProductResults } from '#components/screens/shop/ProductListScreen/productListView.ts';
import { amountText } from '../../../messages/formatQuantity.ts';
import { wordsOf } from '../../../collection/searchText.ts';
import { toAsyncList } from '../../../queries/toAsyncList.ts';
import { LISTS, type Kind, type ListName, EMPTY_TEXTS } from './lists.ts';
import { listCodec, type ListState, parseDollars, type Sort } from './listState.ts';
import type { ListOptions } from './listOptions.ts';
import type { ProductRow } from './productRow.ts';

const SORT_LABELS: Record<Sort, string> = {
  '': 'As listed',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  name: 'Name, A to Z',
  newest: 'Newest first',
  rating: 'Best rated first',
};

/** The number of active filters, without the search. A price that cannot be read is not active. */
const activeFilters = ({ status, min, max, inStock }: ListState): number =>
  [status !== '', parseDollars(min) !== null, parseDollars(max) !== null, inStock].filter(Boolean).length;

/** True if Clear filters would change something. */
export const hasFilters = (list: ListState): boolean => wordsOf(list.query).length > 0 || activeFilters(list) > 0;

function dollarsError(text: string): string | undefined {
  if (trimTyped(text) === '' || parseDollars(text) !== null) return undefined;
  return typedAmount(text) === 'ambiguous' ? AMBIGUOUS_AMOUNT : 'Enter dollars, such as 20';
}

/** The toolbar's view: filters and sort as typed, and their options. */
export const toControls = (name: ListName, list: ListState, { statuses, sorts }: ListOptions): ListControls => ({
  values: list,
  searchLabel: LISTS[name].searchLabel,
  statuses,
  sorts: sorts.map((sort) => ({ value: sort, label: SORT_LABELS[sort] })),
  active: activeFilters(list),
  minError: dollarsError(list.min),
  maxError: dollarsError(list.max),
});

/** Links to the four lists with the same filters and sort. */
export const toKindLinks = (current: ListName, list: ListState): readonly KindLink[] =>
  Object.entries(LISTS).map(([name, { path, label }]) => ({
    href: `${path}${listCodec.write(list)}`,
    label,
    current: name === current,
  }));

type Query<Card> = Pick<UseQueryResult<ProductRow<Card>[]>, 'data' | 'error'>;

/** One kind of product: its query, and the cards that match. */
export interface ProductGroup<Card> {
  query: Query<Card>;
  matching: readonly Card[];
}

/** The three groups, by kind. */
export type ProductGroups = {
  [K in Kind]: ProductGroup<Extract<ProductGroupView, { kind: K }>['rows'] extends AsyncList<infer Card> ? Card : never>;
};

function toRows<Card>({ query, matching }: ProductGroup<Card>): AsyncList<Card> {
  const rows = toAsyncList(query, ({ card }) => card);
  if (rows.state !== 'ready') return rows;
  return matching.length === 0 ? { state: 'empty' } : { ...rows, rows: matching };
}

const totalOf = ({ query }: ProductGroup<unknown>): number => query.data?.length ?? 0;

function toGroup(kind: Kind, groups: ProductGroups, name: ListName, list: ListState): ProductGroupView {
  const group = groups[kind];
  const { title, path } = LISTS[kind];
  const heading = {
    title,
    href: name === 'all' ? `${path}${listCodec.write(list)}` : null,
    count: totalOf(group) === 0 ? '' : amountText(group.matching.length, totalOf(group), hasFilters(list)),
    emptyText: totalOf(group) === 0 ? EMPTY_TEXTS[kind].empty : EMPTY_TEXTS[kind].noMatches,
  };
  switch (kind) {
    case 'tools':
      return { ...heading, kind, rows: toRows(groups.tools) };
    case 'cameras':
      return { ...heading, kind, rows: toRows(groups.cameras) };
    case 'phones':
      return { ...heading, kind, rows: toRows(groups.phones) };
    default:
      return kind satisfies never;
  }
}

/** Converts the groups to the content below the toolbar: the groups, or a message that no product matches. */
export function toResults(name: ListName, groups: ProductGroups, list: ListState): ProductResults {
  const kinds = LISTS[name].kinds;
  const shown = kinds.map((kind) => groups[kind]);
  const total = shown.reduce((sum, group) => sum + totalOf(group), 0);
  const matching = shown.reduce((sum, group) => sum + group.matching.length, 0);
  const noun = total === 1 ? 'product' : 'products';
  const count = total === 0 ? '' : `${amountText(matching, total, hasFilters(list))} ${noun}`;
  const isLoaded = shown.every(({ query }) => query.data !== undefined);
  if (isLoaded && total > 0 && matching === 0) return { state: 'noMatches', count };
  return { state: 'ready', count, groups: kinds.map((kind) => toGroup(kind, groups, name, list)) };
}
