import * as v from 'valibot';
import type { ListSearchState } from '#components/blocks/ListToolbar/listControls.ts';
import { typedAmount } from '#contract/forms/typedNumber.ts';
import { amount } from '#contract/read.ts';
import { cleanQuery, cleanText, createUrlCodec } from '../../../collection/urlCodec.ts';

/** The sort options of a list; '' is the backend's order. */
export const SORTS = ['', 'name', 'price-up', 'price-down', 'newest', 'rating'] as const;
/** A sort option of a list. */
export type Sort = (typeof SORTS)[number];

/** The filters and sort of a list page. All of it is in the URL. */
export interface ListState extends ListSearchState {
  sort: Sort;
}

/** The defaults: the whole list, in the backend's order. */
export const NO_FILTERS: ListState = { query: '', status: '', min: '', max: '', inStock: false, sort: '' };

/** The sort with this name; '' if there is none. */
export const parseSort = (name: string | null): Sort => SORTS.find((sort) => sort === name) ?? '';

/** Parses dollars that somebody typed, such as '20', '$20' or '1,200.50'; null if they cannot be read, or can mean two amounts. */
export const parseDollars = (text: string): number | null => v.parse(amount, typedAmount(text));

function cleanDollars(text: string): string {
  const dollars = parseDollars(text);
  return dollars === null ? '' : String(Math.round(dollars * 100) / 100);
}

/** Limits the values to what a URL can hold: nothing overlong, blank or unreadable. */
export const clean = ({ query, status, min, max, inStock, sort }: ListState): ListState => ({
  query: cleanQuery(query),
  status: cleanText(status),
  min: cleanDollars(min),
  max: cleanDollars(max),
  inStock,
  sort,
});

/** The filters and sort of a list page in the URL: `?q=lamp&status=In+stock&min=20&max=80&stock=in&sort=price-up`. */
export const listCodec = createUrlCodec<ListState>({
  parse: (params) => ({
    query: params.get('q') ?? '',
    status: params.get('status') ?? '',
    min: params.get('min') ?? '',
    max: params.get('max') ?? '',
    inStock: params.get('stock') === 'in',
    sort: parseSort(params.get('sort')),
  }),
  clean,
  format: ({ query, status, min, max, inStock, sort }) => [
    ['q', [query]],
    ['status', [status]],
    ['min', [min]],
    ['max', [max]],
    ['stock', [inStock ? 'in' : '']],
    ['sort', [sort]],
  ],
});
