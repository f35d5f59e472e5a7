/** How long a search may be: what is longer nobody typed. */
export const LONGEST = 100;

/** A text as an address can carry it: blank is '', half letters are mended. */
export const cleanText = (text: string): string => (text.trim() === '' ? '' : text.toWellFormed());

/** What is searched, as an address can carry it. */
export const cleanQuery = (query: string): string => cleanText(query.slice(0, LONGEST));
