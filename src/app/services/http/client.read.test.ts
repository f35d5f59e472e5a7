import { expect, test } from 'vitest';
import { ignoresAbort, json, plain, type Reaction, silent, stalled, brokenBody, lost } from '#tests/support/fakeFetch.ts';
import { failureOf, testClient, watch } from '#tests/support/testClient.ts';

const review = { _id: 'r1', name: 'Ada', img: '', email: 'ada@example.com', description: 'Good wrench.' };

test('a read requests the documented URL and returns the response as the contract decodes it', async () => {
  const { api, requests } = testClient([json([{ ...review, extra: 1 }, { name: 'no id' }])]);
  expect(await api.listReviews({})).toEqual([review]);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toBe('https://shop.test/api/review');
  expect(requests[0]?.init).toMatchObject({ method: 'GET', cache: 'no-store' });
  expect(requests[0]?.init.body).toBeUndefined();
  expect(requests[0]?.headers.get('Content-Type')).toBeNull();
});

test('percent-encodes an email in a path or a query', async () => {
  const { api, requests } = testClient([json([]), json(null)]);
  await api.listOwnBookings({ email: 'a+b@x.co' });
  await api.getUser({ email: 'a+b@x.co' });
  expect(requests.map(({ url }) => url)).toEqual([
    'https://shop.test/api/carBooking/a%2Bb%40x.co',
    'https://shop.test/api/user?email=a%2Bb%40x.co',
  ]);
});

test('a file of the site is read below the site base, may be cached and never carries the token', async () => {
  const token = { current: () => 'T', get: async () => 'T', renew: async () => 'T' };
  const { api, requests } = testClient([json([])], { token, sendToken: true });
  await api.listPhones({});
  expect(requests[0]?.url).toBe('/shop/products.json');
  expect(requests[0]?.init.cache).toBeUndefined();
  expect(requests[0]?.headers.get('Authorization')).toBeNull();
});

test.each<[string, Reaction, string]>([
  ['HTML with 200', plain('<!doctype html><title>Shop</title>'), 'malformed'],
  ['an empty body', plain(''), 'malformed'],
  ['204', plain(null, 204), 'malformed'],
  ['half of a response', plain('[{"_id":"1"'), 'malformed'],
  ['an object in the place of rows', json({ message: 'oops' }), 'shape'],
  ['null in the place of rows', json(null), 'shape'],
  ['404', json({}, 404), 'http'],
  ['304 without a body', plain(null, 304), 'http'],
])('%s fails a read at once', async (_, reaction, kind) => {
  const { api, requests, platform } = testClient([reaction]);
  const error = await failureOf(api.listReviews({}));
  expect(error).toMatchObject({ kind, ambiguous: false });
  expect(requests).toHaveLength(1);
  expect(platform.pending()).toBe(0);
});

test('null for a single item is a valid response: it does not exist', async () => {
  const { api } = testClient([json(null)]);
  expect(await api.getTool({ id: '1' })).toBeNull();
});

test.each(['', '.', '..'])('never sends an id that would change the path: %j', async (email) => {
  const { api, requests } = testClient([]);
  expect(await failureOf(api.listOwnBookings({ email }))).toMatchObject({ kind: 'http', status: 404 });
  expect(await failureOf(api.deleteBooking({ id: email }))).toMatchObject({ status: 404, ambiguous: false });
  expect(requests).toHaveLength(0);
});

test.each<[string, Reaction]>([
  ['no response', silent],
  ['no response, and the signal is ignored', ignoresAbort],
  ['no body', stalled()],
])('%s: times out after 10 s per attempt and 20 s in total', async (_, reaction) => {
  const { api, platform, requests } = testClient([reaction, reaction, reaction]);
  const outcome = watch(api.listTools({}));
  await platform.advance(9_999);
  expect(requests).toHaveLength(1);
  await platform.advance(400);
  expect(requests).toHaveLength(2);
  await platform.advance(9_600);
  expect(outcome).toEqual({});
  await platform.advance(1);
  expect(outcome.error).toMatchObject({ kind: 'timeout', ambiguous: false });
  expect(requests).toHaveLength(2);
  expect(platform.pending()).toBe(0);
});

test('retries a read if the connection breaks in the middle of the body', async () => {
  const { api, platform, requests } = testClient([brokenBody(), lost, json([review])]);
  const outcome = watch(api.listReviews({}));
  await platform.advance(2_000);
  expect(outcome.value).toEqual([review]);
  expect(requests).toHaveLength(3);
});
