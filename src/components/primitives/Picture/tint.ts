const TINTS = ['sand', 'sky', 'mint', 'lilac', 'rose', 'lemon'] as const;

/** A name of `theme.tint`. */
export type Tint = (typeof TINTS)[number];

/** The tint of a thing, always the same for the same seed (FNV-1a), so that it never jumps between lists and visits. */
export function tintOf(seed: string): Tint {
  let hash = 0x811c9dc5;
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return TINTS[(hash >>> 0) % TINTS.length] ?? 'sand';
}
