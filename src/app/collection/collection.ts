import type { ListControls, ListFilter, ListSearchState } from '#components/blocks/ListToolbar/ListToolbar.tsx';
import { amountText } from '../messages/formatQuantity.ts';
import type { Order } from './ordering.ts';
import { hasWords, wordsOf } from './searchText.ts';

/** A row with its search text, which is normalized once, when the rows arrive. */
export interface Searchable {
  searchText: string;
}

/** A sort order of a collection. */
export interface Sort<Row> {
  /** Its name in URLs. It must not change, because people save links. */
  name: string;
  label: string;
  order: Order<Row>;
  /** True if the row has a value to sort by. The sort is offered only if a row has one. @default always offered */
  hasValue?: (row: Row) => boolean;
}

/** A filter of a collection. Its value is a text, '' if it is not set. */
export interface Filter<Row> {
  kind: ListFilter['kind'];
  label: string;
  /** A toggle's value in URLs, `in` for `stock=in`. @default none: it is `show=stock` */
  urlValue?: string;
  /** A choice's first option, which filters nothing. */
  anyLabel?: string;
  /** A choice's other options. */
  optionsOf?: (rows: readonly Row[]) => readonly string[];
  /** Limits a text to what a URL can hold. @default blank texts are '' */
  clean?: (text: string) => string;
  /** Says why a text cannot be read. */
  errorOf?: (text: string) => string | undefined;
  /** Returns the predicate for this value, which may depend on those of others; null if the filter is not active. */
  toPredicate: (value: string, values: ListSearchState) => ((row: Row) => boolean) | null;
}

/** The values beside the filters, and their names in URLs. No filter can have one of these keys. */
type ReservedName = 'query' | 'sort' | 'q' | 'show';

/**
 * How the rows of a list or a table are searched, filtered and sorted. Create it once, outside of any component:
 *
 * ```ts
 * const toolCollection: Collection<ToolRow> = {
 *   nouns: ['car tool', 'car tools'],
 *   sorts: sortsOf(toolColumns),
 *   filters: { low: toggle('Low stock only', ({ stock }) => isLowStock(stock)) },
 * };
 * ```
 */
export interface Collection<Row extends Searchable> {
  /** The singular and plural of the rows: 'Search car tools', '12 of 48 car tools'. */
  nouns: readonly [one: string, many: string];
  sorts: readonly Sort<Row>[];
  /** If several are active, a row must match all of them. */
  filters: Readonly<Record<string, Filter<Row>>> & { readonly [Name in ReservedName]?: never };
}

/** Creates a filter that is on or off. */
export const toggle = <Row>(label: string, matches: (row: Row) => boolean): Filter<Row> => ({
  kind: 'toggle',
  label,
  toPredicate: (value) => (value === '' ? null : matches),
});

const predicatesOf = <Row extends Searchable>({ filters }: Collection<Row>, values: ListSearchState) =>
  Object.entries(filters).flatMap(([key, filter]) => filter.toPredicate(values[key] ?? '', values) ?? []);

/** True if a search or filter is active, which can hide rows. */
export const isFiltered = <Row extends Searchable>(collection: Collection<Row>, values: ListSearchState): boolean =>
  wordsOf(values.query).length > 0 || predicatesOf(collection, values).length > 0;

/** Returns a predicate: true if a row has every word of the search and passes every active filter. */
export function toPredicate<Row extends Searchable>(collection: Collection<Row>, values: ListSearchState): (row: Row) => boolean {
  const isFound = hasWords(values.query);
  const predicates = predicatesOf(collection, values);
  return (row) => isFound(row.searchText) && predicates.every((passes) => passes(row));
}

/** The order of a sort; null keeps the backend's. */
export const orderOf = <Row extends Searchable>({ sorts }: Collection<Row>, name: string): Order<Row> | null =>
  sorts.find((sort) => sort.name === name)?.order ?? null;

/** The sorts that the rows have values for, and the options of each choice, by its key. */
export interface Offers {
  sorts: readonly string[];
  options: Readonly<Record<string, readonly string[]>>;
}

/** Returns the sorts and options that these rows offer. */
export const offersOf = <Row extends Searchable>({ sorts, filters }: Collection<Row>, rows: readonly Row[]): Offers => ({
  sorts: sorts.filter(({ hasValue }) => hasValue === undefined || rows.some(hasValue)).map(({ name }) => name),
  options: Object.fromEntries(Object.entries(filters).flatMap(([key, { optionsOf }]) => (optionsOf ? [[key, optionsOf(rows)]] : []))),
});

/** Resets a sort or a choice that is not among the offers. */
export const limitTo = ({ sorts, options }: Offers, values: ListSearchState): ListSearchState => ({
  ...values,
  sort: sorts.includes(values.sort) ? values.sort : '',
  ...Object.fromEntries(
    Object.entries(options).map(([key, known]) => {
      const value = values[key] ?? '';
      return [key, known.includes(value) ? value : ''];
    }),
  ),
});

function toFields<Row extends Searchable>({ filters }: Collection<Row>, values: ListSearchState, { options }: Offers): ListFilter[] {
  const fields = Object.entries(filters).map(([key, { kind, label, anyLabel = '', errorOf }]) => {
    const value = values[key] ?? '';
    // Rows that are not loaded may have the chosen text.
    const texts = new Set(['', ...(options[key] ?? []), value]);
    return { kind, key, label, options: [...texts].map((text) => ({ value: text, label: text || anyLabel })), error: errorOf?.(value) };
  });
  return fields.filter((field) => field.kind !== 'choice' || field.options.length > 1);
}

interface Amounts {
  /** The number of rows that match; null until they are loaded. */
  shown: number | null;
  /** The number of all rows. */
  total: number | null;
  /** True if a search or filter was active. */
  isNarrowed: boolean;
}

/** Converts the search, filters and sort as typed to the toolbar's view. */
export function toControls<Row extends Searchable>(
  collection: Collection<Row>,
  values: ListSearchState,
  offers: Offers,
  { shown, total, isNarrowed }: Amounts,
): ListControls {
  const [one, many] = collection.nouns;
  const sorts = collection.sorts.filter(({ name }) => name === values.sort || offers.sorts.includes(name));
  return {
    values,
    searchLabel: `Search ${many}`,
    sorts: [{ value: '', label: 'As listed' }, ...sorts.map(({ name, label }) => ({ value: name, label }))],
    filters: toFields(collection, values, offers),
    active: predicatesOf(collection, values).length,
    count: shown === null || !total ? '' : `${amountText(shown, total, isNarrowed)} ${total === 1 ? one : many}`,
    shown,
  };
}
