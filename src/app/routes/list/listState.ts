import * as v from 'valibot';
import type { ListChoices } from '#components/blocks/ListToolbar/listControls.ts';
import { amount } from '#contract/read.ts';
import { cleanQuery, cleanText } from '../../lists/cleanText.ts';

/** What a list can be sorted by; '' is the order that the backend gives. */
export const SORTS = ['', 'name', 'price-up', 'price-down', 'newest', 'rating'] as const;
export type Sort = (typeof SORTS)[number];

/** What somebody has chosen on a list page: all of it stands in the address. */
export interface ListState extends ListChoices {
  sort: Sort;
}

/** Nothing chosen: the whole list, as the backend orders it. */
export const WHOLE: ListState = { query: '', status: '', min: '', max: '', inStock: false, sort: '' };

/** A sort by its name; '' when there is none of that name. */
export const sortOf = (name: string | null): Sort => SORTS.find((sort) => sort === name) ?? '';

/** The dollars that somebody typed, '20', '$20' or '1,200.50', also in the middle of typing '20.'; null when they cannot be read. */
export const readDollars = (text: string): number | null => v.parse(amount, text.trim().replace(/[.,]$/, ''));

function cleanDollars(text: string): string {
  const dollars = readDollars(text);
  return dollars === null ? '' : String(Math.round(dollars * 100) / 100);
}

/** The same choices as an address can carry them: nothing overlong, blank or unreadable. */
export const clean = ({ query, status, min, max, inStock, sort }: ListState): ListState => ({
  query: cleanQuery(query),
  status: cleanText(status),
  min: cleanDollars(min),
  max: cleanDollars(max),
  inStock,
  sort,
});
