const TINTS = ['sand', 'sky', 'mint', 'lilac', 'rose', 'lemon'] as const;

/** The name of a tint in `theme.tint`. */
export type Tint = (typeof TINTS)[number];

/** Returns an item's tint. It depends only on a hash of the key (FNV-1a), so that it is the same in all lists and on every visit. */
export function tintOf(colorKey: string): Tint {
  let hash = 0x811c9dc5;
  for (const character of colorKey) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return TINTS[(hash >>> 0) % TINTS.length] ?? 'sand';
}
