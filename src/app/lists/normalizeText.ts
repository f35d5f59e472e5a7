/** Letters that carry no separate accent to take off, and signs that a keyboard spells otherwise. */
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

/** A text as search compares it: without case and accents, so that 'jurgen' finds 'Jürgen'. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPELLABLE, (sign) => SPELLED[sign] ?? sign);
