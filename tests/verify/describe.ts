/** Digits become 0 and letters a, so that the form of a value can be told without telling somebody's birthday, or a token. */
const formOf = (text: string) => text.replaceAll(/\d/g, '0').replaceAll(/\p{L}/gu, 'a');

const LONGEST = 24;

/** What came, in words: its type and form, never its content. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'boolean') return String(value);
  const form = formOf(String(value));
  const shown = form.length > LONGEST ? `${form.slice(0, LONGEST)}…` : form;
  return typeof value === 'number' ? `the number ${shown}` : `the text "${shown}"`;
}

/** What the shop makes of a field, in words. */
export function describeRead(value: unknown): string {
  if (value === null || value === undefined) return 'unknown';
  if (value === '') return 'empty';
  return typeof value === 'number' || typeof value === 'boolean' ? `a ${typeof value}` : 'a text';
}
