import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { newBooking } from '../tests/contract/cases.ts';
import { shopper, stranger } from '../tests/contract/sandbox.ts';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { addAdministrator, replacePhones } from './addRows.ts';
import { type OpenBackend, openBackend } from './test/openBackend.ts';

let backend: OpenBackend;

beforeAll(async () => {
  backend = await openBackend();
  return backend.close;
});

const isAdmin = async (email: string) => (await backend.call('checkAdmin', { email }, { as: email })).json;

test('an administrator is added once, before or after they have signed up', async () => {
  for (const email of [stranger, shopper, shopper.toUpperCase()]) await addAdministrator(backend.store, email);
  expect([await isAdmin(stranger), await isAdmin(shopper)]).toEqual([{ admin: true }, { admin: true }]);
  const users = (await backend.call('listUsers', {}, { as: shopper })).json as { email: string; name: string }[];
  expect(users.filter(({ email }) => email.toLowerCase() === shopper)).toMatchObject([{ name: 'Sam Carter' }]);
  await expect(addAdministrator(backend.store, 'nobody')).rejects.toThrow();
});

test("the phones are those of the site, at the site's prices", async () => {
  const file = join(temporaryFolder(), 'products.json');
  const phone = { _id: '1', name: 'Brick 2G', img: 'https://shop.test/brick.webp', quantity: '7', price: '$120.50' };
  await writeFile(file, JSON.stringify([phone, { ...phone, _id: '2', price: 'ask' }]));
  expect(await replacePhones(backend.store, file)).toBe(1);
  expect((await backend.call('listPhones', {})).json).toEqual([{ ...phone, quantity: 7, price: 120.5 }]);
  const book = (price: number) =>
    backend.call(
      'createBooking',
      { body: { ...newBooking, email: 'buyer@example.com', name: phone.name, price } },
      { as: 'buyer@example.com' },
    );
  expect((await book(240)).status).toBe(409);
  expect((await book(241)).status).toBe(200);
});
