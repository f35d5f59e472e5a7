import type { ListSearchState } from '#components/blocks/ListToolbar/ListToolbar.tsx';
import type { Collection, Filter, Searchable } from './collection.ts';

/** The maximum length of a search, in characters. */
export const MAX_QUERY_LENGTH = 100;

/** Makes a text safe for a URL: a blank text becomes '', and lone surrogates are replaced. */
const cleanText = (text: string): string => (text.trim() === '' ? '' : text.toWellFormed());

/** Converts search, filters and sort to a URL query and back. Reading a written query gives the same values. */
export interface Codec {
  /** The values in a URL query. Never throws. */
  read: (search: string) => ListSearchState;
  /** The query with these values, without defaults. The other params of `search` stay. */
  write: (values: ListSearchState, search?: string) => string;
}

/** The name of a filter in URLs and, for a toggle, its value there. Toggles share a name: `?show=unpaid&show=soon`. */
function paramOf<Row>(key: string, { kind, urlValue }: Filter<Row>): { name: string; on?: string } {
  if (kind !== 'toggle') return { name: key };
  return urlValue === undefined ? { name: 'show', on: key } : { name: key, on: urlValue };
}

/**
 * Creates the codec of a collection: `?q=lamp&status=New&stock=in&sort=price-up`. Ignores what the collection does not know. Everything that
 * is read or written is cleaned first.
 */
export function collectionCodec<Row extends Searchable>({ filters, sorts }: Collection<Row>): Codec {
  const entries = Object.entries<Filter<Row>>(filters);
  const clean = (values: ListSearchState): ListSearchState => ({
    ...Object.fromEntries(entries.map(([key, filter]) => [key, (filter.clean ?? cleanText)(values[key] ?? '')])),
    query: cleanText(values.query.slice(0, MAX_QUERY_LENGTH)),
    sort: sorts.some(({ name }) => name === values.sort) ? values.sort : '',
  });
  return {
    read: (search) => {
      const params = new URLSearchParams(search);
      const textOf = (name: string) => params.get(name) ?? '';
      const readFilter = (key: string, filter: Filter<Row>) => {
        const { name, on } = paramOf(key, filter);
        if (on === undefined) return textOf(name);
        return params.getAll(name).includes(on) ? 'on' : '';
      };
      const texts = Object.fromEntries(entries.map(([key, filter]) => [key, readFilter(key, filter)]));
      return clean({ ...texts, query: textOf('q'), sort: textOf('sort') });
    },
    write: (values, search = '') => {
      const { query, sort, ...texts } = clean(values);
      const filterParams = entries.map(([key, filter]): [string, string] => {
        const { name, on } = paramOf(key, filter);
        const text = texts[key] ?? '';
        return [name, text && (on ?? text)];
      });
      const ours: [name: string, value: string][] = [['q', query], ...filterParams, ['sort', sort]];
      const names = new Set(ours.map(([name]) => name));
      const others = [...new URLSearchParams(search)].filter(([name]) => !names.has(name));
      const params = new URLSearchParams([...ours.filter(([, value]) => value !== ''), ...others]).toString();
      return params === '' ? '' : `?${params}`;
    },
  };
}
