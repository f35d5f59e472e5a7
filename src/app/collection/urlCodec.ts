/** The maximum length of a search, in characters. */
export const MAX_QUERY_LENGTH = 100;

/** Makes a text safe for a URL: a blank text becomes '', and lone surrogates are replaced. */
export const cleanText = (text: string): string => (text.trim() === '' ? '' : text.toWellFormed());

/** Makes a search safe for a URL. */
export const cleanQuery = (query: string): string => cleanText(query.slice(0, MAX_QUERY_LENGTH));

/** Converts search, filters and sort to a URL query and back. Reading a written query gives the same values. */
export interface UrlCodec<Values> {
  /** The values in a URL query. Never throws. */
  read: (search: string) => Values;
  /** The query with these values. The other params of `search` stay. */
  write: (values: Values, search?: string) => string;
}

type Params = readonly (readonly [name: string, values: readonly string[]])[];

/**
 * Returns the URL query with these names and values, in this order, followed by the other params of `search`. Removes our params that have
 * no value. Returns '' if nothing is left.
 */
function writeParams(ours: Params, search: string): string {
  const params = new URLSearchParams();
  for (const [name, values] of ours) for (const value of values) if (value !== '') params.append(name, value);
  const names = ours.map(([name]) => name);
  for (const [name, value] of new URLSearchParams(search)) if (!names.includes(name)) params.append(name, value);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

interface UrlCodecOptions<Values> {
  parse: (params: URLSearchParams) => Values;
  /** Limits values to what a URL can hold and the page knows: nothing overlong, blank, unknown or unreadable. */
  clean: (values: Values) => Values;
  /** The params of clean values, in the order of the URL. A value of '' is left out. */
  format: (values: Values) => Params;
}

/** Creates a codec. Defaults are not written. Everything that is read or written is cleaned first. */
export const createUrlCodec = <Values>({ parse, clean, format }: UrlCodecOptions<Values>): UrlCodec<Values> => ({
  read: (search) => clean(parse(new URLSearchParams(search))),
  write: (values, search = '') => writeParams(format(clean(values)), search),
});
