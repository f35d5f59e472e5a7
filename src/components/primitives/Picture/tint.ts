const TINTS = ['sand', 'sky', 'mint', 'lilac', 'rose', 'lemon'] as const;

/** The name of a tint in `theme.tint`. */
export type Tint = (typeof TINTS)[number];

/** Returns an item's tint, always the same for the same key (FNV-1a), so that it does not change between lists and visits. */
export function tintOf(colorKey: string): Tint {
  let hash = 0x811c9dc5;
  for (const character of colorKey) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return TINTS[(hash >>> 0) % TINTS.length] ?? 'sand';
}
