import type { Transaction, View } from '#server/ports.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { untriedIntent } from '../payments/intent.ts';
import type { Changes, Snapshot } from './snapshot.ts';
import type { Row, TableName, TableWithEmail } from './tables.ts';

/** Read access to the rows of all tables, also to those that no backend has. */
export interface WorldView extends View {
  all<Name extends TableName>(name: Name): Row[Name][];
  get<Name extends TableName>(name: Name, id: string): Row[Name] | undefined;
  byEmail<Name extends TableWithEmail>(name: Name, email: string): Row[Name][];
}

/** A write in progress. */
export interface WorldTransaction extends WorldView, Pick<Transaction, 'newId'> {
  put<Name extends TableName>(name: Name, row: Row[Name]): void;
  remove(name: TableName, id: string): void;
  createIntent(intent: { price: number }): { clientSecret: string };
}

/** Later than all ids of the seed, so that a new id cannot equal one of them. */
const FIRST_TIMESTAMP = 0x65f0a1c1;

/** The lowest new id. */
export const FIRST_NEW_ID = FIRST_TIMESTAMP.toString(16);

/** Gives every row its own second, as if rows were added one by one, so that sorting by age puts the newest first. */
export const idOf = (number: number): string =>
  `${(FIRST_TIMESTAMP + (number % 2 ** 24)).toString(16)}e4b0${number.toString(16).padStart(12, '0')}`;

/** The number of a new id; 0 for one that somebody else has written. */
export const numberOfId = (id: string): number => Number(/^[0-9a-f]{8}e4b0([0-9a-f]{12})$/.test(id) ? `0x${id.slice(12)}` : 0);

/** Starts a transaction on the tables of a snapshot. `next` returns the snapshot after it, or null if nothing changed. */
export function startTransaction(
  tables: Pick<WorldView, 'all' | 'get'>,
  snapshot: Snapshot,
): { transaction: WorldTransaction; next: () => Snapshot | null } {
  const changes = { ...snapshot.changes } as { [Name in TableName]: Map<string, Row[Name] | null> };
  let { nextId } = snapshot;
  let isChanged = false;
  const set = <Name extends TableName>(name: Name, id: string, row: Row[Name] | null) => {
    const copy: Map<string, Row[Name] | null> = changes[name] === snapshot.changes[name] ? new Map(changes[name]) : changes[name];
    (changes as Record<Name, typeof copy>)[name] = copy.set(id, row);
    isChanged = true;
  };
  const transaction: WorldTransaction = {
    all: (name) => {
      const before = tables.all(name).map((row) => [row._id, row] as const);
      return [...new Map([...before, ...changes[name]]).values()].filter((row) => row !== null);
    },
    get: (name, id) => {
      const changed = changes[name].get(id);
      return changed === undefined ? tables.get(name, id) : (changed ?? undefined);
    },
    byEmail: (name, email) => transaction.all(name).filter((row) => sameEmail(row.email, email)),
    newId: () => {
      isChanged = true;
      return idOf(nextId++);
    },
    put: (name, row) => set(name, row._id, row),
    remove: (name, id) => set(name, id, null),
    createIntent: ({ price }) => {
      const intent = untriedIntent(transaction.newId(), transaction.newId(), price);
      transaction.put('intents', intent);
      return { clientSecret: intent.clientSecret };
    },
  };
  const next = () => (isChanged ? { ...snapshot, version: snapshot.version + 1, nextId, changes: changes satisfies Changes } : null);
  return { transaction, next };
}
