// The only file of the backend that knows the sandbox: the demo has the same catalogue.
import { demoRows } from '../mocks/data/seed.ts';
import type { PostgresStore } from './database/postgresStore.ts';

/** Adds the rows of the demo to an empty database. Resolves with what it did. */
export const seedDemo = (store: Pick<PostgresStore, 'write'>): Promise<string> =>
  store.write(async (transaction) => {
    if ((await transaction.all('tools')).length > 0) return 'There are products already, so no demo was added';
    const rows = demoRows();
    for (const name of ['tools', 'cameraProducts', 'phones', 'reviews', 'users', 'bookings'] as const)
      for (const row of rows[name]) await transaction.put(name, row);
    return 'Added the products and people of the demo';
  });
