// The only file that imports @msw/data.
import type { Collection } from '@msw/data';
import type * as v from 'valibot';
import { loadOnce } from '#app/services/loadOnce.ts';
import { randomHex } from '../randomHex.ts';
import { eachTable, type Row, type Rows, type TableName, tables } from './tables.ts';

type RowSchema<Name extends TableName> = v.GenericSchema<v.InferInput<(typeof tables)[Name]['row']>, Row[Name]>;

/** Adds `crypto.randomUUID`, which @msw/data calls for each row, and which browsers do not have over plain http. */
function addRandomUUID(): void {
  if ('randomUUID' in crypto) return;
  const randomUUID = () => randomHex().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  Object.assign(crypto, { randomUUID });
}

const load = loadOnce(() => import('@msw/data'));

/** Loads the package, which only writes need. After a failure, the next call tries again. */
export function loadCollections() {
  addRandomUUID();
  return load();
}

/**
 * One table: all its rows, and a collection with the contract's schema for the rows that this page has written. Other rows are not in the
 * collection: those of the seed are typed and tested, those from the store are parsed, and adding 10,000 rows to a collection is slow. The
 * map adds what a collection lacks: unique ids, and lookup by id without a scan. Changes are asynchronous, so allow only one writer at a
 * time (see world.ts).
 */
export class Table<Name extends TableName> {
  readonly #schema: RowSchema<Name>;
  #written: Collection<RowSchema<Name>> | null = null;
  /** All rows, in list order. */
  readonly #byId: Map<string, Row[Name]>;

  constructor(schema: RowSchema<Name>, seeded: readonly Row[Name][]) {
    this.#schema = schema;
    this.#byId = new Map(seeded.map((row) => [row._id, row]));
  }

  all(): Row[Name][] {
    return [...this.#byId.values()];
  }

  get(id: string): Row[Name] | undefined {
    return this.#byId.get(id);
  }

  /** Appends the row, or replaces the row with the same id. Rejects if the row does not fit the schema. */
  async put(row: Row[Name]): Promise<void> {
    const written = await this.#openCollection();
    const found = this.#findWritten(row._id);
    const stored =
      found === undefined
        ? await written.create(row)
        : await written.update((query) => query.where((one) => one === found), {
            strict: true,
            data: (draft) => void Object.assign(draft, row),
          });
    this.#byId.set(row._id, stored);
  }

  /** Shows a row that is known to fit the schema: one of the seed, or one from the store. */
  show(row: Row[Name]): void {
    this.#forget(row._id);
    this.#byId.set(row._id, row);
  }

  /** Does nothing if the id is unknown. */
  remove(id: string): void {
    this.#forget(id);
    this.#byId.delete(id);
  }

  async #openCollection(): Promise<Collection<RowSchema<Name>>> {
    if (this.#written === null) {
      const { Collection } = await loadCollections();
      this.#written = new Collection({ schema: this.#schema });
    }
    return this.#written;
  }

  #forget(id: string): void {
    const found = this.#findWritten(id);
    if (found !== undefined) this.#written?.delete((query) => query.where((one) => one === found));
  }

  #findWritten(id: string): Row[Name] | undefined {
    return this.#written?.findFirst((query) => query.where((one) => one._id === id));
  }
}

export type Database = { readonly [Name in TableName]: Table<Name> };

/** Creates the tables from the rows of a seed. */
export const createDatabase = (rows: Rows): Database =>
  // TypeScript loses the name that the schema and the rows have in common.
  eachTable<Database>((name) => new Table<TableName>(tables[name].row, rows[name]) as unknown as Database[TableName]);
