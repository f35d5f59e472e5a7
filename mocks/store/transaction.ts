import type { Changes, Snapshot } from './snapshot.ts';
import type { Row, TableName } from './tables.ts';

/** Read access to the rows. */
export interface WorldView {
  /** In list order. */
  all<Name extends TableName>(name: Name): readonly Row[Name][];
  get<Name extends TableName>(name: Name, id: string): Row[Name] | undefined;
}

/** A write in progress. It reads the rows as they were before it, and collects the changes. */
export interface Transaction extends WorldView {
  /** Returns an id that was never used before: 24 hexadecimal digits, like a MongoDB id. */
  newId(): string;
  /** Adds a row, or replaces the one with the same id. */
  put<Name extends TableName>(name: Name, row: Row[Name]): void;
  remove(name: TableName, id: string): void;
}

/** Later than all ids of the seed, so that a new id cannot equal one of them. */
const FIRST_TIMESTAMP = 0x65f0a1c1;

/** Gives every row its own second, as if rows were added one by one, so that sorting by age puts the newest first. */
const idOf = (number: number): string =>
  `${(FIRST_TIMESTAMP + (number % 2 ** 24)).toString(16)}e4b0${number.toString(16).padStart(12, '0')}`;

/** Starts a transaction on a snapshot. `next` returns the snapshot after it, or null if nothing changed. */
export function startTransaction(view: WorldView, snapshot: Snapshot): { transaction: Transaction; next: () => Snapshot | null } {
  const changes = { ...snapshot.changes } as { [Name in TableName]: Map<string, Row[Name] | null> };
  let { nextId } = snapshot;
  let isChanged = false;
  const set = <Name extends TableName>(name: Name, id: string, row: Row[Name] | null) => {
    const copy: Map<string, Row[Name] | null> = changes[name] === snapshot.changes[name] ? new Map(changes[name]) : changes[name];
    (changes as Record<Name, typeof copy>)[name] = copy.set(id, row);
    isChanged = true;
  };
  const transaction: Transaction = {
    all: (name) => view.all(name),
    get: (name, id) => view.get(name, id),
    newId: () => {
      isChanged = true;
      return idOf(nextId++);
    },
    put: (name, row) => set(name, row._id, row),
    remove: (name, id) => set(name, id, null),
  };
  const next = () => (isChanged ? { ...snapshot, version: snapshot.version + 1, nextId, changes: changes satisfies Changes } : null);
  return { transaction, next };
}
