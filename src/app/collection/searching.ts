import { normalizeText } from './normalizeText.ts';

/** The normalized words of a query. */
export const wordsOf = (query: string): string[] => normalizeText(query).split(/\s+/).filter(Boolean);

/** Normalizes texts for `hasWords`. Call it once for each row. */
export const toSearchText = (...texts: string[]): string => normalizeText(texts.join('\n'));

/** Returns a predicate: true if a search text contains every word of the query. */
export function hasWords(query: string): (searchText: string) => boolean {
  const words = wordsOf(query);
  return (searchText) => words.every((word) => searchText.includes(word));
}
