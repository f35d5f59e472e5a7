import { describe, expect, test, vi } from 'vitest';
import { json, lost, plain, type Reaction } from '#tests/support/fakeFetch.ts';
import { failureOf, testClient, watch } from '#tests/support/testClient.ts';
import { operations } from '#contract/operations.ts';
import { tokenPolicy } from './tokenPolicy.ts';

const tokenOf = (first: string | undefined, renewed?: string) => ({
  current: vi.fn(() => first),
  get: vi.fn(async () => first),
  renew: vi.fn(async (_stale: string) => renewed),
});
const booking = { name: 'Wrench', img: '', email: 'a@x.co', date: '2026-04-01', price: 12, quantity: 1, address: 'Here 1', phone: '1' };
const refused: Reaction = plain('', 401);
const secret = json({ clientSecret: 's' });
const bearers = (requests: { headers: Headers }[]) => requests.map(({ headers }) => headers.get('Authorization'));

describe('which calls carry the token', () => {
  const rules = (sendToken: boolean) =>
    Object.fromEntries(Object.entries(operations).map(([name, operation]) => [name, tokenPolicy(operation, sendToken)]));

  test('when sendToken is off, only the payment intent', () => {
    const { createPaymentIntent, login, ...rest } = rules(false);
    expect([createPaymentIntent, login]).toEqual(['awaited', 'proof']);
    expect(new Set(Object.values(rest))).toEqual(new Set(['never']));
  });

  test('when sendToken is on: login only a proof, the site file never, public calls if it is cached, all others wait for it', () => {
    expect(rules(true)).toMatchObject({
      login: 'proof',
      listPhones: 'never',
      listTools: 'ready',
      getTool: 'ready',
      listReviews: 'ready',
      updateTool: 'awaited',
      listOwnBookings: 'awaited',
      checkAdmin: 'awaited',
      listUsers: 'awaited',
      createPaymentIntent: 'awaited',
    });
  });
});

test('sends a public call at once with the cached token', async () => {
  const token = { ...tokenOf('now'), get: () => new Promise<string>(() => {}) };
  const { api, requests } = testClient([json([])], { token, sendToken: true });
  await api.listTools({});
  expect(bearers(requests)).toEqual(['Bearer now']);
});

test("a user's own call waits for the token, and is sent without one if the login failed", async () => {
  const { api, requests } = testClient([json([]), json([])], { token: tokenOf(undefined), sendToken: true });
  await api.listOwnBookings({ email: 'a@x.co' });
  expect(bearers(requests)).toEqual([null]);
});

test('a hanging login delays a call by no more than 10 s', async () => {
  const token = { ...tokenOf(undefined), get: () => new Promise<string>(() => {}) };
  const { api, platform, requests } = testClient([json([]), secret], { token, sendToken: true });
  const reading = watch(api.listOwnBookings({ email: 'a@x.co' }));
  const writing = watch(api.createPaymentIntent({ body: { price: 1 } }));
  await platform.advance(9_999);
  expect(requests).toHaveLength(0);
  await platform.advance(1);
  expect(reading.value).toEqual([]);
  expect(writing.value).toEqual({ clientSecret: 's' });
});

test('omits a token that is not a valid header value', async () => {
  const { api, requests } = testClient([secret], { token: tokenOf('a\nb') });
  await api.createPaymentIntent({ body: { price: 1 } });
  expect(bearers(requests)).toEqual([null]);
});

describe('401', () => {
  test('resends once with a renewed token, also a write', async () => {
    const token = tokenOf('old', 'new');
    const { api, requests } = testClient([refused, secret], { token });
    expect(await api.createPaymentIntent({ body: { price: 1 } })).toEqual({ clientSecret: 's' });
    expect(bearers(requests)).toEqual(['Bearer old', 'Bearer new']);
    expect(token.renew).toHaveBeenCalledExactlyOnceWith('old');
    expect(requests[1]?.init.body).toBe(requests[0]?.init.body);
  });

  test('does not resend a write that could be applied twice, but renews the token for the next one', async () => {
    const token = tokenOf('old', 'new');
    const { api, requests } = testClient([refused, refused, refused, json([])], { token, sendToken: true });
    expect(await failureOf(api.createBooking({ body: booking }))).toMatchObject({ status: 401, notApplied: false });
    expect(await failureOf(api.updateTool({ id: 't1', body: { quantity: 3 } }))).toMatchObject({ status: 401 });
    expect(requests).toHaveLength(2);
    expect(token.renew).toHaveBeenCalledTimes(2);
    await api.deleteTool({ id: 't1' });
    expect(requests).toHaveLength(4);
  });

  test('fails after a second 401', async () => {
    const { api, requests } = testClient([refused, refused], { token: tokenOf('old', 'new') });
    expect(await failureOf(api.createPaymentIntent({ body: { price: 1 } }))).toMatchObject({ status: 401, ambiguous: false });
    expect(requests).toHaveLength(2);
  });

  test('a resent write without a response may have been applied', async () => {
    const { api } = testClient([refused, lost], { token: tokenOf('old', 'new') });
    expect(await failureOf(api.createPaymentIntent({ body: { price: 1 } }))).toMatchObject({ kind: 'offline', ambiguous: true });
  });

  test.each<[string, string | undefined, boolean]>([
    ['nothing could be renewed', 'old', true],
    ['no token was sent', undefined, true],
    ['tokens are not sent', 'old', false],
  ])('does not resend when %s', async (_, first, sendToken) => {
    const { api, requests } = testClient([refused], { token: tokenOf(first), sendToken });
    expect(await failureOf(api.deleteBooking({ id: '1' }))).toMatchObject({ status: 401 });
    expect(requests).toHaveLength(1);
  });

  test.each([
    [undefined, null],
    ['ID', 'Bearer ID'],
  ])('does not resend a login with the proof %s, and renews nothing', async (idToken, bearer) => {
    const token = tokenOf('old', 'new');
    const { api, requests } = testClient([refused], { token, sendToken: true });
    expect(await failureOf(api.login({ body: { email: 'a@x.co' } }, { idToken }))).toMatchObject({ status: 401 });
    expect(bearers(requests)).toEqual([bearer]);
    expect(token.renew).not.toHaveBeenCalled();
  });
});

test('login carries the ID token that it is given, and never the access token; no other call carries an ID token', async () => {
  const token = tokenOf('access');
  const answer = json({ accessToken: 'A' });
  const { api, requests } = testClient([answer, answer, json([]), secret], { token, sendToken: true });
  await api.login({ body: { email: 'a@x.co' } }, { idToken: 'ID' });
  await api.login({ body: { email: 'a@x.co' } });
  await api.listUsers({}, { idToken: 'ID' });
  await api.createPaymentIntent({ body: { price: 1 } }, { idToken: 'ID' });
  expect(bearers(requests)).toEqual(['Bearer ID', null, 'Bearer access', 'Bearer access']);
  expect(requests[0]?.init.body).toBe(JSON.stringify({ email: 'a@x.co' }));
});

test('logs nothing', async () => {
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
  const { api } = testClient([refused, lost, plain('<p>'), refused], { token: tokenOf('old', 'new') });
  await failureOf(api.createPaymentIntent({ body: { price: 1 } }));
  await failureOf(api.listReviews({}));
  await failureOf(api.login({ body: { email: 'a@x.co' } }, { idToken: 'ID' }));
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
