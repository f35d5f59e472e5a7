import { createDatabase, type Database } from './db.ts';
import { type SeedRecord, seedWorld } from './seed.ts';
import type { RowChanges, Snapshot } from './snapshot.ts';
import { type Row, type TableName, tableNames } from './tables.ts';

const same = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The seed's rows by id. */
type Seeded = { [Name in TableName]: ReadonlyMap<string, Row[Name]> };

/** The tables as one snapshot describes them. Everything asynchronous here must run alone (see world.ts). */
export class WorldState {
  #database: Database = createDatabase();
  #seeded: Seeded | null = null;
  #shown: Snapshot | null = null;

  /** What the tables show; null before the first. */
  get snapshot(): Snapshot | null {
    return this.#shown;
  }

  all<Name extends TableName>(name: Name): readonly Row[Name][] {
    return this.#database[name].all();
  }

  get<Name extends TableName>(name: Name, id: string): Row[Name] | undefined {
    return this.#database[name].get(id);
  }

  /** Makes the tables show another snapshot, touching only the rows in which the two differ. */
  async show(next: Snapshot): Promise<void> {
    if (this.#seeded === null || this.#mustPlant(next)) await this.#plant(next.seed);
    for (const name of tableNames) await this.#change(name, this.#shown?.changes[name], next.changes[name]);
    this.#shown = next;
  }

  /** Also when a removed row comes back: it belongs in its old place, not at the end. */
  #mustPlant(next: Snapshot): boolean {
    if (!same(this.#shown?.seed, next.seed)) return true;
    const cameBack = (name: TableName) =>
      [...(this.#shown?.changes[name] ?? [])].some(([id, row]) => row === null && next.changes[name].get(id) !== null);
    return tableNames.some(cameBack);
  }

  async #plant(seed: SeedRecord): Promise<void> {
    const rows = await seedWorld(seed);
    this.#database = createDatabase();
    this.#shown = null;
    for (const name of tableNames) await this.#fill(name, rows[name]);
    const byId = tableNames.map((name) => [name, new Map<string, unknown>(rows[name].map((row) => [row._id, row]))]);
    this.#seeded = Object.fromEntries(byId) as Seeded;
  }

  async #fill<Name extends TableName>(name: Name, rows: readonly Row[Name][]): Promise<void> {
    for (const row of rows) await this.#database[name].put(row);
  }

  async #change<Name extends TableName>(name: Name, before: RowChanges<Name> | undefined, after: RowChanges<Name>): Promise<void> {
    const table = this.#database[name];
    for (const id of before?.keys() ?? []) {
      if (after.has(id)) continue;
      const seeded = this.#seeded?.[name].get(id);
      if (seeded === undefined) table.remove(id);
      else await table.put(seeded);
    }
    for (const [id, row] of after) {
      if (before?.has(id) === true && same(before.get(id), row)) continue;
      if (row === null) table.remove(id);
      else await table.put(row);
    }
  }
}
