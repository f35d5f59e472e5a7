/** Digits become 0 and letters a, so that the form of a value can be told without telling somebody's birthday, or a token. */
const formOf = (text: string) => text.replaceAll(/\d/g, '0').replaceAll(/\p{L}/gu, 'a');

const LONGEST = 24;

/** What came, in words: its type and form, never its content. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return `the number ${formOf(String(value))}`;
  if (typeof value !== 'string') return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value);
  const form = formOf(value);
  return `the text "${form.length > LONGEST ? `${form.slice(0, LONGEST)}…` : form}"`;
}

/** What the shop makes of a field, in words. */
export function describeRead(value: unknown): string {
  if (value === null || value === undefined) return 'unknown';
  if (value === '') return 'empty';
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'number' ? 'a number' : 'a text';
}
