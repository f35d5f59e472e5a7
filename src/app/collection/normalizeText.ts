/** Letters without a separate accent to remove, and characters that keyboards type differently. */
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
