// An operator's options at the start: an administrator, and the phones that the site sells.
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { Phone } from '../src/contract/entities/phone.ts';
import { User } from '../src/contract/entities/user.ts';
import { Email } from '../src/contract/forms/email.ts';
import { rows } from '../src/contract/read.ts';
import type { PostgresStore } from './database/postgresStore.ts';

/** Makes somebody an administrator, whether or not they have signed up yet. */
export async function addAdministrator(store: PostgresStore, text: string): Promise<void> {
  const email = v.parse(Email, text);
  await store.write(async (transaction) => {
    const [user = v.parse(User, { _id: transaction.newId(), email })] = await transaction.byEmail('users', email);
    await transaction.put('users', { ...user, role: 'admin' });
    transaction.audit('operator', 'addAdministrator', { email });
  });
}

/** Replaces the phones by those of the site's products.json, whose prices the bookings of phones must have. Resolves with their number. */
export async function replacePhones(store: PostgresStore, file: string): Promise<number> {
  const phones = v.parse(rows(Phone), JSON.parse(await readFile(file, 'utf8')));
  // A phone without a readable price or stock cannot be booked.
  const sold = phones.filter(({ price, quantity }) => price !== null && price > 0 && quantity !== null);
  await store.write(async (transaction) => {
    transaction.send('DELETE FROM phones');
    for (const phone of sold) await transaction.put('phones', phone);
    transaction.audit('operator', 'replacePhones', sold);
  });
  return sold.length;
}
