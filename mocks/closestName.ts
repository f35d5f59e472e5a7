import { closestMatch } from 'leven';

/** Returns 'Did you mean createBooking?' for a name that is almost right; null if no name is like it. */
export function closestName(typed: string, names: readonly string[]): string | null {
  const match = closestMatch(typed, names, { maxDistance: Math.ceil(typed.length / 4) });
  return match === undefined ? null : `Did you mean ${match}?`;
}
