// The only file that imports @msw/data.
import { Collection } from '@msw/data';
import type * as v from 'valibot';
import { type Row, type TableName, tables } from './tables.ts';

type RowSchema<Name extends TableName> = v.GenericSchema<v.InferInput<(typeof tables)[Name]>, Row[Name]>;

/**
 * One table: a collection whose schema is the contract's, and beside it what a collection lacks: unique ids, and finding
 * by id without walking through all rows. Changes are asynchronous, so one writer at a time (see world.ts).
 */
export class Table<Name extends TableName> {
  readonly #collection: Collection<RowSchema<Name>>;
  readonly #byId = new Map<string, Row[Name]>();

  constructor(schema: RowSchema<Name>) {
    this.#collection = new Collection({ schema });
  }

  all(): readonly Row[Name][] {
    return [...this.#collection.all()];
  }

  get(id: string): Row[Name] | undefined {
    return this.#byId.get(id);
  }

  /** Adds the row at the end, or puts it in the place of the row with its id. Rejects what does not fit the schema. */
  async put(row: Row[Name]): Promise<void> {
    const found = this.#byId.get(row._id);
    const kept =
      found === undefined
        ? await this.#collection.create(row)
        : await this.#collection.update((query) => query.where((one) => one === found), {
            strict: true,
            data: (draft) => void Object.assign(draft, row),
          });
    this.#byId.set(row._id, kept);
  }

  /** An id that is not there is none of its business. */
  remove(id: string): void {
    const found = this.#byId.get(id);
    if (found === undefined) return;
    this.#collection.delete((query) => query.where((one) => one === found));
    this.#byId.delete(id);
  }
}

export type Database = { readonly [Name in TableName]: Table<Name> };

/** Empty tables. */
export const createDatabase = (): Database => ({
  tools: new Table<'tools'>(tables.tools),
  cameraProducts: new Table<'cameraProducts'>(tables.cameraProducts),
  phones: new Table<'phones'>(tables.phones),
  reviews: new Table<'reviews'>(tables.reviews),
  bookings: new Table<'bookings'>(tables.bookings),
  users: new Table<'users'>(tables.users),
  accounts: new Table<'accounts'>(tables.accounts),
  intents: new Table<'intents'>(tables.intents),
});
