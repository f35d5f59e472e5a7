/** The maximum length of a search, in characters. A longer one was not typed by a user. */
export const LONGEST = 100;

/** Makes a text safe for a URL: a blank text becomes '', and lone surrogates are replaced. */
export const cleanText = (text: string): string => (text.trim() === '' ? '' : text.toWellFormed());

/** Makes a search safe for a URL. */
export const cleanQuery = (query: string): string => cleanText(query.slice(0, LONGEST));
