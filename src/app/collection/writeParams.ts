/**
 * Returns the URL query with these names and values, in this order, followed by the other params of `search`. Removes our params that have
 * no value. Returns '' if nothing is left.
 */
export function writeParams(ours: readonly (readonly [name: string, values: readonly string[]])[], search: string): string {
  const params = new URLSearchParams();
  for (const [name, values] of ours) for (const value of values) if (value !== '') params.append(name, value);
  const names = ours.map(([name]) => name);
  for (const [name, value] of new URLSearchParams(search)) if (!names.includes(name)) params.append(name, value);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
