// The only file that imports @msw/data.
import { Collection } from '@msw/data';
import type * as v from 'valibot';
import { eachTable, type Row, type Rows, type TableName, tables } from './tables.ts';

type RowSchema<Name extends TableName> = v.GenericSchema<v.InferInput<(typeof tables)[Name]['row']>, Row[Name]>;

/**
 * One table: the rows of the seed, and a collection with the contract's schema for rows written since. Rows of the seed are not in the
 * collection: they are already typed and tested, and adding 10,000 of them to a collection is slow. The map adds what a
 * collection lacks: unique ids, and lookup by id without a scan. Changes are asynchronous, so allow only one writer at a time (see
 * world.ts).
 */
export class Table<Name extends TableName> {
  readonly #written: Collection<RowSchema<Name>>;
  /** All rows, in list order. */
  readonly #byId: Map<string, Row[Name]>;

  constructor(schema: RowSchema<Name>, seeded: readonly Row[Name][]) {
    this.#written = new Collection({ schema });
    this.#byId = new Map(seeded.map((row) => [row._id, row]));
  }

  all(): readonly Row[Name][] {
    return [...this.#byId.values()];
  }

  get(id: string): Row[Name] | undefined {
    return this.#byId.get(id);
  }

  /** Appends the row, or replaces the row with the same id. Rejects if the row does not fit the schema. */
  async put(row: Row[Name]): Promise<void> {
    const found = this.#findWritten(row._id);
    const stored =
      found === undefined
        ? await this.#written.create(row)
        : await this.#written.update((query) => query.where((one) => one === found), {
            strict: true,
            data: (draft) => void Object.assign(draft, row),
          });
    this.#byId.set(row._id, stored);
  }

  /** Restores a row of the seed. */
  restore(row: Row[Name]): void {
    this.#forget(row._id);
    this.#byId.set(row._id, row);
  }

  /** Does nothing if the id is unknown. */
  remove(id: string): void {
    this.#forget(id);
    this.#byId.delete(id);
  }

  #forget(id: string): void {
    const found = this.#findWritten(id);
    if (found !== undefined) this.#written.delete((query) => query.where((one) => one === found));
  }

  #findWritten(id: string): Row[Name] | undefined {
    return this.#written.findFirst((query) => query.where((one) => one._id === id));
  }
}

export type Database = { readonly [Name in TableName]: Table<Name> };

/** Creates the tables from the rows of a seed. */
export const createDatabase = (rows: Rows): Database =>
  // TypeScript loses the name that the schema and the rows have in common.
  eachTable<Database>((name) => new Table<TableName>(tables[name].row, rows[name]) as unknown as Database[TableName]);
