import * as v from 'valibot';
import { normalizeEmail } from '#contract/sameEmail.ts';
import { keysFrom, readJson } from '../services/platform/keys.ts';
import type { KeyValueStore } from '../services/ports.ts';

/**
 * Computes a short digest of a text (FNV-1a), so that the storage tells accounts and bookings apart without their data. It is no secret: who
 * can read the storage can confirm a guess.
 */
export function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** The digest of an email, the same for all its spellings. */
export const digestEmail = (email: string): string => digest(normalizeEmail(email));

/** A number of pieces in an entry. */
export const WholeNumber = v.pipe(v.number(), v.integer());

/**
 * Stores work before it is sent, so that a page that closes does not lose it. Each entry has its own key, because two tabs that write one
 * list at the same time would lose an entry. What does not match the schema is ignored: another version may have written it.
 * @param prefix the prefix of the keys
 */
export function createJournal<Schema extends v.GenericSchema<unknown, object>>(store: KeyValueStore, prefix: string, schema: Schema) {
  type Entry = v.InferOutput<Schema>;
  const read = (id: string): Entry | null => readJson(store, prefix + id, schema);
  const ids = (start = ''): string[] => keysFrom(store, prefix + start).map((key) => key.slice(prefix.length));
  return {
    read,
    /** The ids of the entries, or of those whose id begins with `start`. */
    ids,
    list: (): Entry[] => ids().flatMap((id) => read(id) ?? []),
    /** Returns false if the entry does not fit in the storage, so that it is lost when this page closes. */
    write: (id: string, entry: Entry): boolean => store.write(prefix + id, JSON.stringify(entry)),
    /**
     * Stores the next step of an entry. Returns false, and leaves the entry as it is, if the storage has an earlier step and no room for
     * this one: the next start would do the step a second time.
     */
    advance(id: string, entry: Entry): boolean {
      const stored = store.isStored(prefix + id) ? store.read(prefix + id) : null;
      if (store.write(prefix + id, JSON.stringify(entry)) || stored === null) return true;
      store.write(prefix + id, stored);
      return false;
    },
    /** Stores an entry. If it does not fit, its earlier version is removed from the storage. */
    replace(id: string, entry: Entry): void {
      const text = JSON.stringify(entry);
      if (store.write(prefix + id, text)) return;
      store.remove(prefix + id);
      store.write(prefix + id, text);
    },
    remove: (id: string): void => store.remove(prefix + id),
    /** False if the entry, or its newest version, is lost when this page closes. */
    isStored: (id: string): boolean => store.isStored(prefix + id),
  };
}
