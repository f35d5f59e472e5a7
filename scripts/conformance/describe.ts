/** Replaces digits with 0 and letters with a, so that a report shows the form of a value, but no birthday and no token. */
const formOf = (text: string) => text.replaceAll(/\d/g, '0').replaceAll(/\p{L}/gu, 'a');

const LONGEST = 24;

/** Describes a received value: its type and form, never its content. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return `the number ${formOf(String(value))}`;
  if (typeof value !== 'string') return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value);
  const form = formOf(value);
  return `the text "${form.length > LONGEST ? `${form.slice(0, LONGEST)}…` : form}"`;
}

/** Describes the value that the shop reads from a field. */
export function describeRead(value: unknown): string {
  if (value === null || value === undefined) return 'unknown';
  if (value === '') return 'empty';
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'number' ? 'a number' : 'a text';
}
