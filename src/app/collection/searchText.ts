import { foldDigits, withoutInvisible } from '#contract/typedText.ts';

/** Replacements for letters that NFKD does not decompose, and for characters that keyboards type differently. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  '×': 'x',
  // NFKD makes '½' a 1 and a 2 with this sign between them.
  '\u2044': '/',
  '\u2010': '-',
  '–': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
};
const REPLACEABLE = new RegExp(`[${Object.keys(REPLACEMENTS).join('')}]`, 'g');

/** Normalizes a text for search: removes case, accents and what nobody sees, so that 'jurgen' finds 'Jürgen', and '3' finds '٣'. */
export const normalizeText = (text: string): string =>
  foldDigits(withoutInvisible(text.normalize('NFKD')))
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(REPLACEABLE, (character) => REPLACEMENTS[character] ?? character);

/** The normalized words of a query. */
export const wordsOf = (query: string): string[] => normalizeText(query).split(/\s+/).filter(Boolean);

/** Normalizes texts for `hasWords`. Call it once for each row. */
export const toSearchText = (...texts: string[]): string => normalizeText(texts.join('\n'));

/** Returns a predicate: true if a search text contains every word of the query. */
export function hasWords(query: string): (searchText: string) => boolean {
  const words = wordsOf(query);
  return (searchText) => words.every((word) => searchText.includes(word));
}
