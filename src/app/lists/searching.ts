import { normalizeText } from './normalizeText.ts';

/** What is searched for, word by word. */
export const wordsOf = (query: string): string[] => normalizeText(query).split(/\s+/).filter(Boolean);

/** Texts as `hasWords` looks at them: worked out once for each row. */
export const toSearchText = (...texts: string[]): string => normalizeText(texts.join('\n'));

/** Whether every word of a query occurs in a search text. */
export function hasWords(query: string): (searchText: string) => boolean {
  const words = wordsOf(query);
  return (searchText) => words.every((word) => searchText.includes(word));
}
