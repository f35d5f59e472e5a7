import { closestMatch } from 'leven';

/** Returns 'Did you mean createBooking?' for a name that is almost right; null if no name is like it. */
export function closestName(typed: string, names: readonly string[]): string | null {
  const match = closestMatch(typed, names, { maxDistance: Math.ceil(typed.length / 4) });
  return match === undefined ? null : `Did you mean ${match}?`;
}

/** Returns "'huge' is no world. Use demo or large.", or names the one that was almost typed. */
export function noSuchName(kind: string, typed: string, names: readonly string[]): string {
  const shown = typed.length > 40 ? `${typed.slice(0, 40)}…` : typed;
  const offer = closestName(typed, names) ?? `Use ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}.`;
  return `'${shown}' is no ${kind}. ${offer}`;
}
