import type { Changes, Snapshot } from './snapshot.ts';
import type { Row, TableName } from './tables.ts';

/** The rows as they are. */
export interface WorldView {
  /** In the order in which they are listed. */
  all<Name extends TableName>(name: Name): readonly Row[Name][];
  get<Name extends TableName>(name: Name, id: string): Row[Name] | undefined;
}

/** One write: decides on the rows as they were before it, and says what becomes of them. */
export interface Draft extends WorldView {
  /** An id that no row has or ever had: 24 hexadecimal digits, like a MongoDB id. */
  newId(): string;
  /** Adds a row, or replaces the one with its id. */
  put<Name extends TableName>(name: Name, row: Row[Name]): void;
  remove(name: TableName, id: string): void;
}

/** Later than any of the seed's ids, which a new one cannot meet. */
const FIRST_SECOND = 0x65f0a1c1;

/** Every row has a second of its own, as where people add them one by one: whoever sorts by age finds the newest. */
const idOf = (number: number): string => `${(FIRST_SECOND + (number % 2 ** 24)).toString(16)}e4b0${number.toString(16).padStart(12, '0')}`;

/** Starts a write over a snapshot; `next` gives the snapshot after it, or null when nothing came of it. */
export function startDraft(view: WorldView, snapshot: Snapshot): { draft: Draft; next: () => Snapshot | null } {
  const changes = { ...snapshot.changes } as { [Name in TableName]: Map<string, Row[Name] | null> };
  let { nextId } = snapshot;
  let touched = false;
  const set = <Name extends TableName>(name: Name, id: string, row: Row[Name] | null) => {
    const copy: Map<string, Row[Name] | null> = changes[name] === snapshot.changes[name] ? new Map(changes[name]) : changes[name];
    (changes as Record<Name, typeof copy>)[name] = copy.set(id, row);
    touched = true;
  };
  const draft: Draft = {
    all: (name) => view.all(name),
    get: (name, id) => view.get(name, id),
    newId: () => {
      touched = true;
      return idOf(nextId++);
    },
    put: (name, row) => set(name, row._id, row),
    remove: (name, id) => set(name, id, null),
  };
  const next = () => (touched ? { ...snapshot, version: snapshot.version + 1, nextId, changes: changes satisfies Changes } : null);
  return { draft, next };
}
