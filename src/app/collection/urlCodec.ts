/** The maximum length of a search, in characters. */
export const MAX_QUERY_LENGTH = 100;

/** Makes a text safe for a URL: a blank text becomes '', and lone surrogates are replaced. */
export const cleanText = (text: string): string => (text.trim() === '' ? '' : text.toWellFormed());

/** Makes a search safe for a URL. */
export const cleanQuery = (query: string): string => cleanText(query.slice(0, MAX_QUERY_LENGTH));

/** Converts search, filters and sort to a URL query and back. Reading a written query gives the same choices. */
export interface UrlCodec<Choices> {
  /** The choices in a URL query. Never throws. */
  read: (search: string) => Choices;
  /** The query with these choices. The other params of `search` stay. */
  write: (choices: Choices, search?: string) => string;
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

interface UrlCodecOptions<Choices> {
  parse: (params: URLSearchParams) => Choices;
  /** Limits choices to what a URL can hold and the page knows: nothing overlong, blank, unknown or unreadable. */
  clean: (choices: Choices) => Choices;
  /** The params of clean choices, in the order of the URL. A value of '' is left out. */
  format: (choices: Choices) => Params;
}

/** Creates a codec. Defaults are not written. Everything that is read or written is cleaned first. */
export const createUrlCodec = <Choices>({ parse, clean, format }: UrlCodecOptions<Choices>): UrlCodec<Choices> => ({
  read: (search) => clean(parse(new URLSearchParams(search))),
  write: (choices, search = '') => writeParams(format(clean(choices)), search),
});
