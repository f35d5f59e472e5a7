import { createActor, toPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { mayBeApplied } from '#contract/apiError.ts';
import { json, plain, type Reaction } from '#tests/support/fakeFetch.ts';
import { callActor } from '#app/runtime/machineActors.ts';
import { findAgain } from '#app/queries/findProduct.ts';
import { failureOf, testClient } from '#tests/support/testClient.ts';

const wrench = { _id: 't1', name: 'Wrench', quantity: 5 };
const booking = { name: 'Wrench', img: '', email: 'a@x.co', date: '2026-04-01', price: 12, quantity: 1, address: 'Here 1', phone: '1' };
const tagged = (etag: string, quantity = 5): Reaction => json({ ...wrench, quantity }, 200, { ETag: etag });
const ON = { conditionalWrites: true };

const read = { id: 't1' };
const take = { id: 't1', body: { quantity: 4 } };
const header = (name: string, requests: { headers: Headers }[]) => requests.map(({ headers }) => headers.get(name));

describe('If-Match', () => {
  test('a PUT carries the ETag of the last read for an update, and then that of its own answer', async () => {
    const { api, requests } = testClient([tagged('"1"'), tagged('"2"', 4), tagged('"3"', 3)], ON);
    await api.getTool(read, { forUpdate: true });
    await api.updateTool(take);
    await api.updateTool({ id: 't1', body: { quantity: 3 } });
    expect(header('If-Match', requests)).toEqual([null, '"1"', '"2"']);
  });

  test('other reads do not count, because the quantity was not computed from them', async () => {
    const { api, requests } = testClient([tagged('"1"'), tagged('"2"', 4), json({})], ON);
    await api.getTool(read, { forUpdate: true });
    await api.getTool(read);
    await api.updateTool(take);
    expect(header('If-Match', requests)).toEqual([null, null, '"1"']);
  });

  test('nor do reads of other rows', async () => {
    const { api, requests } = testClient([tagged('"1"'), json({})], ON);
    await api.getTool({ id: 't2' }, { forUpdate: true });
    await api.updateTool(take);
    expect(header('If-Match', requests)).toEqual([null, null]);
  });

  test.each(['', 'W/"1"', '1', '"1', '"1", "2"'])(
    'an ETag that If-Match cannot carry, %j, is not sent, and no older one either',
    async (etag) => {
      const { api, requests } = testClient([tagged('"0"'), tagged(etag), json({})], ON);
      await api.getTool(read, { forUpdate: true });
      await api.getTool(read, { forUpdate: true });
      await api.updateTool(take);
      expect(header('If-Match', requests)).toEqual([null, null, null]);
    },
  );

  test('after a PUT without a result the ETag stays, so that sending it again cannot hide a change', async () => {
    const { api, requests } = testClient([tagged('"1"'), plain('', 503), json({})], ON);
    await api.getTool(read, { forUpdate: true });
    await failureOf(api.updateTool(take));
    await api.updateTool(take);
    expect(header('If-Match', requests)).toEqual([null, '"1"', '"1"']);
  });

  test('the ETag of an answer whose row has no version is not sent back', async () => {
    const { api, requests } = testClient([tagged('"1"'), tagged('"2"')], ON);
    const save = { email: 'a@x.co', body: { name: 'Sam', email: 'a@x.co' } };
    await api.saveUser(save);
    await api.saveUser(save);
    expect(header('If-Match', requests)).toEqual([null, null]);
  });

  test('412 says that the write was certainly not applied', async () => {
    const { api } = testClient([tagged('"1"'), plain('', 412)], ON);
    await api.getTool(read, { forUpdate: true });
    const error = await failureOf(api.updateTool(take));
    expect(error).toMatchObject({ kind: 'http', status: 412, notApplied: true, ambiguous: false });
    expect(mayBeApplied(error)).toBe(false);
  });

  test('412 to a PUT without If-Match is like any other 4xx', async () => {
    const { api } = testClient([plain('', 412)], ON);
    const error = await failureOf(api.updateTool(take));
    expect(error).toMatchObject({ status: 412, notApplied: false });
    expect(mayBeApplied(error)).toBe(true);
  });
});

describe('Idempotency-Key', () => {
  test('every POST carries a key of its own, and no other call has one', async () => {
    const row = json({ ...wrench, clientSecret: 's', accessToken: 't' });
    const { api, requests } = testClient([row, row, row, row, row, row], ON);
    await api.createBooking({ body: booking });
    await api.createBooking({ body: booking });
    await api.createPaymentIntent({ body: { price: 1 } });
    await api.updateTool(take);
    await api.getTool(read);
    await api.deleteBooking({ id: 'b1' });
    const keys = header('Idempotency-Key', requests);
    expect(keys.slice(3)).toEqual([null, null, null]);
    expect(new Set(keys.slice(0, 3)).size).toBe(3);
    for (const key of keys.slice(0, 3)) expect(key).toMatch(/^[\da-z]+-[\da-z]+-[\da-z]+$/);
  });

  test('the caller can name the logical write', async () => {
    const { api, requests } = testClient([json({}), json({}), json({})], ON);
    for (const idempotencyKey of ['order 1', 'order 1', '\ud800 ü\n']) await api.createBooking({ body: booking }, { idempotencyKey });
    expect(header('Idempotency-Key', requests)).toEqual(['order%201', 'order%201', '%EF%BF%BD%20%C3%BC%0A']);
  });

  test('a POST that is sent again after a 401 keeps its key', async () => {
    const token = { current: () => 'old', get: async () => 'old', renew: async () => 'new' };
    const { api, requests } = testClient([plain('', 401), json({ clientSecret: 's' })], { ...ON, token });
    await api.createPaymentIntent({ body: { price: 1 } });
    const [first, second] = header('Idempotency-Key', requests);
    expect(first).toMatch(/./);
    expect(second).toBe(first);
  });
});

test('while conditional writes are off, nothing is sent', async () => {
  const { api, requests } = testClient([tagged('"1"'), plain('', 412), json({})]);
  await api.getTool(read, { forUpdate: true });
  expect(await failureOf(api.updateTool(take))).toMatchObject({ status: 412, notApplied: false });
  await api.createBooking({ body: booking }, { idempotencyKey: 'order 1' });
  expect(header('If-Match', requests)).toEqual([null, null, null]);
  expect(header('Idempotency-Key', requests)).toEqual([null, null, null]);
});

test('a machine reads for an update, through callActor and findAgain', async () => {
  const { api, requests } = testClient([tagged('"1"'), json({}), tagged('"2"'), json({})], ON);
  await toPromise(createActor(callActor(api, 'getTool'), { input: read }).start());
  await api.updateTool(take);
  await findAgain(api, { _id: 't1', kind: 'tool' });
  await api.updateTool(take);
  expect(header('If-Match', requests)).toEqual([null, '"1"', null, '"2"']);
});
