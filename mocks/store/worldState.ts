import { sameEmail } from '#contract/sameEmail.ts';
import type { SeedRecord } from '../data/seed.ts';
import { createDatabase, type Database, type Table } from './db.ts';
import type { RowChanges, Snapshot } from './snapshot.ts';
import { type Row, type Rows, type TableName, tableNames, type TableWithEmail } from './tables.ts';

const same = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** A seed and its rows. */
interface SeedRows {
  seed: SeedRecord;
  rows: Rows;
  byId: { [Name in TableName]: ReadonlyMap<string, Row[Name]> };
}

async function createSeedRows(seed: SeedRecord, rowsOf: RowsOf): Promise<SeedRows> {
  const rows = await rowsOf(seed);
  const byId = Object.fromEntries(tableNames.map((name) => [name, new Map<string, unknown>(rows[name].map((row) => [row._id, row]))]));
  return { seed, rows, byId: byId as unknown as SeedRows['byId'] };
}

type PutRow = <Name extends TableName>(table: Table<Name>, row: Row[Name]) => void | Promise<void>;

interface TableChange<Name extends TableName> {
  before: RowChanges<Name> | undefined;
  after: RowChanges<Name>;
  put: PutRow;
}

/** Creates the rows of a new world. The same record creates the same rows, byte for byte. */
export type RowsOf = (seed: SeedRecord) => Rows | Promise<Rows>;

/** The tables of one snapshot. Asynchronous calls must not overlap (see world.ts). */
export class WorldState {
  #database: Database | null = null;
  #seeded: SeedRows | null = null;
  #shown: Snapshot | null = null;
  readonly #rowsOf: RowsOf;

  constructor(rowsOf: RowsOf) {
    this.#rowsOf = rowsOf;
  }

  /** The snapshot that the tables show, or null before the first. */
  get snapshot(): Snapshot | null {
    return this.#shown;
  }

  all<Name extends TableName>(name: Name): Row[Name][] {
    return this.#tables[name].all();
  }

  get<Name extends TableName>(name: Name, id: string): Row[Name] | undefined {
    return this.#tables[name].get(id);
  }

  /** True for a row of the seed, whether or not it was changed or deleted since. */
  isSeeded(name: TableName, id: string): boolean {
    return this.#seeded?.byId[name].has(id) === true;
  }

  byEmail<Name extends TableWithEmail>(name: Name, email: string): Row[Name][] {
    return this.all(name).filter((row) => sameEmail(row.email, email));
  }

  /** Makes the tables show a snapshot from the store, or a new one. Changes only the rows that differ. */
  async show(next: Snapshot): Promise<void> {
    await this.#change(next, (table, row) => table.show(row));
  }

  /** Makes the tables show a snapshot that this page is about to store. Rejects if one of its new rows does not fit its schema. */
  async write(next: Snapshot): Promise<void> {
    await this.#change(next, (table, row) => table.put(row));
  }

  async #change(next: Snapshot, put: PutRow): Promise<void> {
    if (this.#database === null || this.#mustRebuild(next)) await this.#rebuild(next.seed);
    for (const name of tableNames) await this.#apply(name, { before: this.#shown?.changes[name], after: next.changes[name], put });
    this.#shown = next;
  }

  /** True for another seed, and if a deleted row comes back: it belongs in its old place, not at the end. */
  #mustRebuild(next: Snapshot): boolean {
    if (!same(this.#shown?.seed, next.seed)) return true;
    const isRestored = (name: TableName) =>
      [...(this.#shown?.changes[name] ?? [])].some(([id, row]) => row === null && next.changes[name].get(id) !== null);
    return tableNames.some(isRestored);
  }

  get #tables(): Database {
    if (this.#database === null) throw new Error('The world is not shown yet');
    return this.#database;
  }

  async #rebuild(seed: SeedRecord): Promise<void> {
    if (this.#seeded === null || !same(this.#seeded.seed, seed)) this.#seeded = await createSeedRows(seed, this.#rowsOf);
    this.#database = createDatabase(this.#seeded.rows);
    this.#shown = null;
  }

  async #apply<Name extends TableName>(name: Name, { before, after, put }: TableChange<Name>): Promise<void> {
    const table = this.#tables[name];
    for (const id of before?.keys() ?? []) {
      if (after.has(id)) continue;
      const seeded = this.#seeded?.byId[name].get(id);
      if (seeded === undefined) table.remove(id);
      else table.show(seeded);
    }
    for (const [id, row] of after) {
      if (before?.has(id) === true && same(before.get(id), row)) continue;
      if (row === null) table.remove(id);
      else await put(table, row);
    }
  }
}
