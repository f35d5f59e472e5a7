import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toMatcher, useArrangedRows } from '../../../collection/arrangeRows.ts';
import { byNumber, byText, type Order } from '../../../collection/ordering.ts';
import { type ListState, parseDollars, type Sort } from './listState.ts';
import type { ProductRow } from './productRow.ts';
import type { ProductGroup } from './connect.ts';

/** A row without its card. */
type Facts = Omit<ProductRow<unknown>, 'card'>;

const day = ({ date }: Facts): number | null => (date === '' ? null : Date.parse(date));

/** The order of each sort; null keeps the backend's. */
export const ORDERS: Record<Sort, Order<Facts> | null> = {
  '': null,
  name: byText(({ name }) => name),
  'price-up': byNumber(({ price }) => price),
  'price-down': byNumber(({ price }) => price, -1),
  newest: byNumber(day, -1),
  rating: byNumber(({ rating }) => rating, -1),
};

/** The lowest and highest price, swapped if they are reversed; null: no limit. */
function priceRange({ min, max }: Pick<ListState, 'min' | 'max'>): [number | null, number | null] {
  const [low, high] = [parseDollars(min), parseDollars(max)];
  return low !== null && high !== null && low > high ? [high, low] : [low, high];
}

/** Returns a predicate: true if a row has every search word and passes every filter. An unknown price or stock passes no filter on it. */
export function matchesFilters(list: ListState): (row: Facts) => boolean {
  const [low, high] = priceRange(list);
  return toMatcher<Facts>(list.query, [
    ({ status }) => list.status === '' || status === list.status,
    ({ stock }) => !list.inStock || (stock !== null && stock > 0),
    ({ price }) => low === null || (price !== null && price >= low),
    ({ price }) => high === null || (price !== null && price <= high),
  ]);
}

const none: never[] = [];

/** Sorts and filters one kind of product. */
export function useProductGroup<Card>({ data, error }: UseQueryResult<ProductRow<Card>[]>, list: ListState): ProductGroup<Card> {
  const matches = useMemo(() => matchesFilters(list), [list]);
  const rows = useArrangedRows<ProductRow<Card>>(data ?? none, ORDERS[list.sort], matches);
  return useMemo(() => ({ query: { data, error }, matching: rows.map(({ card }) => card) }), [data, error, rows]);
}
