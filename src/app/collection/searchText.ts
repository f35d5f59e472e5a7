/** Letters whose accent cannot be removed, and characters that keyboards type differently. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  '×': 'x',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
};
const SPELLABLE = new RegExp(`[${Object.keys(SPELLED).join('')}]`, 'g');

/** Normalizes a text for search: removes case and accents, so that 'jurgen' finds 'Jürgen'. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPELLABLE, (sign) => SPELLED[sign] ?? sign);

/** The normalized words of a query. */
export const wordsOf = (query: string): string[] => normalizeText(query).split(/\s+/).filter(Boolean);

/** Normalizes texts for `hasWords`. Call it once for each row. */
export const toSearchText = (...texts: string[]): string => normalizeText(texts.join('\n'));

/** Returns a predicate: true if a search text contains every word of the query. */
export function hasWords(query: string): (searchText: string) => boolean {
  const words = wordsOf(query);
  return (searchText) => words.every((word) => searchText.includes(word));
}
