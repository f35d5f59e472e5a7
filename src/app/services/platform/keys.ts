import * as v from 'valibot';
import type { KeyValueStore } from '../ports.ts';

/** The key of the settings in the browser's store. src/app/head/firstPaint.js reads the same key, before the first paint. */
export const SETTINGS = 'settings';

/** The keys of a store that start with `prefix`. */
export const keysFrom = (store: KeyValueStore, prefix: string): string[] => store.keys().filter((key) => key.startsWith(prefix));

/** Removes all keys that start with `prefix` from a store. */
export function removeFrom(store: KeyValueStore, prefix: string): void {
  for (const key of keysFrom(store, prefix)) store.remove(key);
}

/** Reads stored JSON. Returns null if there is none, or it does not match: another version, or another program, may have written it. */
export function readJson<Schema extends v.GenericSchema>(
  store: Pick<KeyValueStore, 'read'>,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), store.read(key));
  return stored.success ? stored.output : null;
}
