import { byNumber, byText } from '../../../collection/ordering.ts';
import { hasWords } from '../../../collection/searching.ts';
import { type ListState, readDollars, type Sort } from './listState.ts';
import type { ProductRow } from './productRow.ts';

/** A row without its card. */
type Facts = Omit<ProductRow<unknown>, 'card'>;

const day = ({ date }: Facts): number | null => (date === '' ? null : Date.parse(date));

const ORDERS: Record<Exclude<Sort, ''>, (a: Facts, b: Facts) => number> = {
  name: byText(({ name }) => name),
  'price-up': byNumber(({ price }) => price),
  'price-down': byNumber(({ price }) => price, -1),
  newest: byNumber(day, -1),
  rating: byNumber(({ rating }) => rating, -1),
};

/** Sorts the rows. Equal rows keep their order. */
export const sortRows = <Row extends Facts>(rows: readonly Row[], sort: Sort): readonly Row[] =>
  sort === '' ? rows : rows.toSorted(ORDERS[sort]);

/** The lowest and highest price, swapped if they are reversed; null: no limit. */
function priceRange({ min, max }: Pick<ListState, 'min' | 'max'>): [number | null, number | null] {
  const [low, high] = [readDollars(min), readDollars(max)];
  return low !== null && high !== null && low > high ? [high, low] : [low, high];
}

/** Matches rows that contain every search word and pass every filter. An unknown price or stock passes no filter on it. */
export function fits(list: ListState): (row: Facts) => boolean {
  const isFound = hasWords(list.query);
  const [low, high] = priceRange(list);
  return (row) =>
    isFound(row.searchText) &&
    (list.status === '' || row.status === list.status) &&
    (!list.inStock || (row.stock !== null && row.stock > 0)) &&
    (low === null || (row.price !== null && row.price >= low)) &&
    (high === null || (row.price !== null && row.price <= high));
}
