const TINTS = ['sand', 'sky', 'mint', 'lilac', 'rose', 'lemon'] as const;

/** The name of a tint in `theme.tint`. */
export type Tint = (typeof TINTS)[number];

/**
 * Returns the tint of an item by a hash of its picture's address (FNV-1a), so that it is the same in all lists and on every visit. Skips the
 * lowest bits, which give many addresses that differ in one character the same tint.
 */
export function tintOf(address: string): Tint {
  let hash = 0x811c9dc5;
  for (const character of address) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return TINTS[(hash >>> 9) % TINTS.length] ?? 'sand';
}
