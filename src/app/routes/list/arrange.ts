import { fold } from './fold.ts';
import { type ListState, readDollars, type Sort } from './listState.ts';
import type { ProductRow } from './productRow.ts';

/** All of a row but its card. */
type Facts = Omit<ProductRow<unknown>, 'card'>;

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Orders by a number, lowest first; rows without one come last, in this direction and in the other. */
const byNumber =
  (number: (row: Facts) => number | null, direction: 1 | -1 = 1) =>
  (a: Facts, b: Facts): number => {
    const [first, second] = [number(a), number(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return (first - second) * direction;
  };

const day = ({ date }: Facts): number | null => (date === '' ? null : Date.parse(date));

const ORDERS: Record<Exclude<Sort, ''>, (a: Facts, b: Facts) => number> = {
  name: (a, b) => Number(a.name === '') - Number(b.name === '') || names.compare(a.name, b.name),
  'price-up': byNumber(({ price }) => price),
  'price-down': byNumber(({ price }) => price, -1),
  newest: byNumber(day, -1),
  rating: byNumber(({ rating }) => rating, -1),
};

/** The rows in the chosen order; rows that it does not tell apart stay as they came. */
export const sortRows = <Row extends Facts>(rows: readonly Row[], sort: Sort): readonly Row[] =>
  sort === '' ? rows : rows.toSorted(ORDERS[sort]);

/** Lowest and highest price, in this order however they were typed; null: no such end. */
function priceRange({ min, max }: Pick<ListState, 'min' | 'max'>): [number | null, number | null] {
  const [low, high] = [readDollars(min), readDollars(max)];
  return low !== null && high !== null && low > high ? [high, low] : [low, high];
}

/** What is searched for, word by word. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether a product fits what was chosen: every word occurs in it, and no filter is against it. A price or a stock that nobody knows fits no filter for it. */
export function fits(list: ListState): (row: Facts) => boolean {
  const words = wordsOf(list.query);
  const [low, high] = priceRange(list);
  return (row) =>
    words.every((word) => row.searchText.includes(word)) &&
    (list.status === '' || row.status === list.status) &&
    (!list.inStock || (row.stock !== null && row.stock > 0)) &&
    (low === null || (row.price !== null && row.price >= low)) &&
    (high === null || (row.price !== null && row.price <= high));
}
