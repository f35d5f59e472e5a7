/**
 * An address's query with these names and values, in this order; what else stands in `search` stays, after them. A name of ours without a
 * value goes. Nothing to write: ''.
 */
export function writeParams(ours: readonly (readonly [name: string, values: readonly string[]])[], search: string): string {
  const params = new URLSearchParams();
  for (const [name, values] of ours) for (const value of values) if (value !== '') params.append(name, value);
  const names = ours.map(([name]) => name);
  for (const [name, value] of new URLSearchParams(search)) if (!names.includes(name)) params.append(name, value);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
