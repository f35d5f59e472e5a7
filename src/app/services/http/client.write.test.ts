import { describe, expect, test } from 'vitest';
import { ignoresAbort, json, lost, plain, type Reaction, silent, stalled, brokenBody } from '#tests/support/fakeFetch.ts';
import { failureOf, testClient, watch } from '#tests/support/testClient.ts';

const booking = {
  name: 'Wrench',
  img: '',
  email: 'ada@example.com',
  date: '2026-04-01',
  price: 12,
  quantity: 1,
  address: 'Here 1',
  phone: '1',
};

const review = { name: 'Ada', img: '', email: 'ada@example.com', description: 'Fine.' };

test('a write sends JSON', async () => {
  const { api, requests } = testClient([json({ insertedId: '1' })]);
  expect(await api.createBooking({ body: booking })).toBeNull();
  expect(requests[0]).toMatchObject({ url: 'https://shop.test/api/carBooking', init: { method: 'POST' } });
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(requests[0]?.init.body).toBe(JSON.stringify(booking));
});

test('a write without a documented body sends none', async () => {
  const { api, requests } = testClient([json({ modifiedCount: 1 })]);
  expect(await api.makeAdmin({ email: 'a@x.co' })).toEqual({ modifiedCount: 1 });
  expect(requests[0]).toMatchObject({ url: 'https://shop.test/api/user/admin/a%40x.co', init: { method: 'PUT' } });
  expect(requests[0]?.init.body).toBeUndefined();
  expect(requests[0]?.headers.get('Content-Type')).toBeNull();
});

describe('a write with 2xx and a body that says nothing resolves, and the caller reads the result', () => {
  const bodies: [string, Reaction][] = [
    ['nothing', plain('')],
    ['204', plain(null, 204)],
    ['201', json('done', 201)],
    ['null', json(null)],
    ['a body that breaks off', brokenBody()],
  ];
  test.each(bodies)('%s', async (_, reaction) => {
    const { api } = testClient([reaction, reaction, reaction, reaction]);
    expect(await api.createBooking({ body: booking })).toBeNull();
    expect(await api.updateTool({ id: '1', body: { quantity: 3 } })).toBeNull();
    expect(await api.makeAdmin({ email: 'a@x.co' })).toEqual({ modifiedCount: null });
    expect(await api.deleteBooking({ id: '1' })).toBeNull();
  });

  test('a body that never arrives', async () => {
    const { api, platform } = testClient([stalled(201)]);
    const outcome = watch(api.createBooking({ body: booking }));
    await platform.advance(15_000);
    expect(outcome).toEqual({ value: null });
    expect(platform.pending()).toBe(0);
  });

  test('decodes the documented body if it fits the contract', async () => {
    const { api } = testClient([json({ _id: 't1', name: 'Wrench', quantity: '3' }), json({ acknowledged: true })]);
    expect(await api.updateTool({ id: 't1', body: { quantity: 3 } })).toMatchObject({ _id: 't1', quantity: 3, minOrderQuantity: 1 });
    expect(await api.updateTool({ id: 't1', body: { quantity: 3 } })).toBeNull();
  });
});

test.each<[string, Reaction]>([
  ['nothing', plain('')],
  ['no such field', json({})],
  ['an empty field', json({ accessToken: '', clientSecret: '' })],
  ['null fields', json({ accessToken: null, clientSecret: null })],
])('calls made for their response fail without it: %s', async (_, reaction) => {
  const { api, requests } = testClient([reaction, reaction]);
  expect(await failureOf(api.login({ body: { email: 'a@x.co' } }))).toMatchObject({ kind: 'shape', ambiguous: false });
  expect(await failureOf(api.createPaymentIntent({ body: { price: 5 } }))).toMatchObject({ kind: 'shape', ambiguous: false });
  expect(requests).toHaveLength(2);
});

test.each<[string, Reaction]>([
  ['by its type', () => Promise.resolve(new Response('Signed out', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }))],
  ['by its text', plain(' <!DOCTYPE html><title>Sign in</title>')],
  ['a fragment', plain('<p>ok</p>')],
])('a write that is answered with a page may have been applied, or not: %s', async (_, reaction) => {
  const { api } = testClient([reaction, reaction, reaction]);
  expect(await failureOf(api.createBooking({ body: booking }))).toMatchObject({ kind: 'malformed', ambiguous: true, notApplied: false });
  expect(await failureOf(api.createReview({ body: { ...review } }))).toMatchObject({ kind: 'malformed', ambiguous: true });
  expect(await failureOf(api.login({ body: { email: 'a@x.co' } }))).toMatchObject({ kind: 'malformed' });
});

test.each([
  { acknowledged: false },
  { matchedCount: 0 },
  { acknowledged: true, matchedCount: 0, modifiedCount: 0, upsertedId: null, upsertedCount: 0 },
])('%j means that nothing was changed', async (body) => {
  const { api } = testClient([json(body), json(body)]);
  expect(await failureOf(api.saveUser({ email: 'a@x.co', body: { name: 'Ada' } }))).toMatchObject({ kind: 'shape', ambiguous: false });
  expect(await failureOf(api.createReview({ body: review }))).toMatchObject({ kind: 'shape', ambiguous: false });
});

test('an insert that matched nothing was applied', async () => {
  const { api } = testClient([json({ acknowledged: true, matchedCount: 0, upsertedCount: 1, upsertedId: 'u1' })]);
  expect(await api.saveUser({ email: 'a@x.co', body: { name: 'Ada' } })).toBeNull();
});

test('a write follows no redirect', async () => {
  const { api, requests } = testClient([json({}), json([])]);
  await api.createBooking({ body: booking });
  await api.listTools({});
  expect(requests.map(({ init }) => init.redirect)).toEqual(['error', undefined]);
});

test('decodes the row that a write answers with', async () => {
  const { api } = testClient([json({ ...booking, _id: 'b1' }), json({ insertedId: 'b1' }), json({ ...booking, _id: 'b1', paid: true })]);
  expect(await api.createBooking({ body: booking })).toMatchObject({ _id: 'b1', price: 12 });
  expect(await api.createBooking({ body: booking })).toBeNull();
  expect(await api.recordPayment({ id: 'b1', body: { appointment: 'b1', transactionId: 'pi' } })).toMatchObject({ _id: 'b1', paid: true });
});

test.each<[string, Reaction, object]>([
  ['a lost connection', lost, { kind: 'offline', ambiguous: true }],
  ['500', plain('', 500), { kind: 'http', status: 500, ambiguous: true }],
  ['503 with Retry-After', json({}, 503, { 'Retry-After': '1' }), { kind: 'http', status: 503, ambiguous: true }],
  ['400', plain('', 400), { kind: 'http', status: 400, ambiguous: false }],
  ['409', plain('', 409), { kind: 'http', status: 409, ambiguous: false }],
  ['429', plain('', 429), { kind: 'http', status: 429, ambiguous: false }],
])('never retries a write after %s', async (_, reaction, expected) => {
  const { api, platform, requests } = testClient([reaction, reaction, reaction, reaction]);
  for (const write of [
    () => api.createBooking({ body: booking }),
    () => api.updateTool({ id: '1', body: { quantity: 3 } }),
    () => api.recordPayment({ id: '1', body: { appointment: '1', transactionId: 'pi' } }),
    () => api.deleteBooking({ id: '1' }),
  ]) {
    const outcome = watch<unknown>(write());
    await platform.advance(30_000);
    expect(outcome.error).toMatchObject(expected);
  }
  expect(requests).toHaveLength(4);
});

test.each<[string, Reaction]>([
  ['silent', silent],
  ['deaf', ignoresAbort],
])('a write times out after 15 s and may have been applied: %s', async (_, reaction) => {
  const { api, platform, requests } = testClient([reaction]);
  const outcome = watch(api.createBooking({ body: booking }));
  await platform.advance(14_999);
  expect(outcome).toEqual({});
  await platform.advance(1);
  expect(outcome.error).toMatchObject({ kind: 'timeout', ambiguous: true });
  expect(requests).toHaveLength(1);
});

test('while offline, rejects a write without sending it, but sends a read', async () => {
  const { api, platform, requests } = testClient([json([])]);
  platform.disconnect();
  expect(await failureOf(api.createBooking({ body: booking }))).toMatchObject({ kind: 'offline', ambiguous: false, notApplied: true });
  expect(requests).toHaveLength(0);
  expect(await api.listTools({})).toEqual([]);
});
