import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { HIDDEN, redact, redactText } from './redact.ts';

test.each([
  ['a password', { form: { email: 'a@example.com', password: 'hunter22' } }, { form: { email: 'a@example.com', password: HIDDEN } }],
  ['a client secret by its name', { clientSecret: 'x' }, { clientSecret: HIDDEN }],
  ['a client secret by its form', { intent: 'pi_1_secret_2' }, { intent: HIDDEN }],
  ['a token by its form', { value: 'eyJhbGciOiJIUzI1NiJ9.e30.x' }, { value: HIDDEN }],
  ['a header', ['Bearer abc'], [HIDDEN]],
  [
    'all of a card',
    { card: { number: 4242, brand: 'visa', expiry: ['12', '30'] } },
    { card: { number: HIDDEN, brand: HIDDEN, expiry: [HIDDEN, HIDDEN] } },
  ],
  ['a token within a text', { note: 'sent eyJhbGciOiJIUzI1NiJ9.e30.x' }, { note: HIDDEN }],
  [
    'a card number by its form',
    { typed: ['4242 4242 4242 4242', '4000-0000-0000-0002', 4242424242424242] },
    { typed: [HIDDEN, HIDDEN, HIDDEN] },
  ],
  ['the message of an error', { failure: new Error('pi_1_secret_2 is used') }, { failure: { error: 'Error', message: HIDDEN } }],
])('hides %s', (_, data, shown) => expect(redact(data)).toEqual(shown));

test('shows that a secret is missing', () => {
  const data = { clientSecret: null, password: '', paymentMethodId: undefined, isCard: true };
  expect(redact(data)).toEqual(data);
});

test('shows what is no secret, without the objects of a class', () => {
  expect(redact({ quantity: 2, queries: new Map(), list: [{ name: 'Lamp' }], run: () => 1 })).toEqual({
    quantity: 2,
    queries: '(Map)',
    list: [{ name: 'Lamp' }],
    run: '(function)',
  });
});

test('shows a time in milliseconds and an id', () => {
  const data = { at: 1796083200000, id: '64f0a1c2e4b0000000000001' };
  expect(redact(data)).toEqual(data);
});

test('ends at an object that contains itself', () => {
  const order: Record<string, unknown> = { id: '1' };
  order['items'] = [{ order }];
  expect(redact(order)).toEqual({ id: '1', items: [{ order: '(again)' }] });
});

const SECRET = 'tell nobody';
const secretNames = ['accessToken', 'clientSecret', 'client_secret', 'password', 'token', 'idToken', 'Authorization', 'cardNumber'];

test('no secret is recorded, wherever it is in a body', () => {
  const withSecret = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc
        .record({ name: fc.constantFrom(...secretNames), value: fc.constantFrom<unknown>(SECRET, [SECRET], { a: SECRET }) })
        .map(({ name, value }) => ({ [name]: value })),
      fc.record({ name: fc.string(), node: tie('node') }).map(({ name, node }) => ({ [name]: node, other: 1 })),
      fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
    ),
  })).node;
  fc.assert(
    fc.property(withSecret, (body) => !redactText(JSON.stringify(body)).includes(SECRET)),
    REPEATABLE,
  );
});

test.each(['{"accessToken":"sandbox.a', 'password=sandbox.a', 'Authorization: Bearer sandbox.a', "token: 'sandbox.a'"])(
  'no secret of %s is recorded',
  (text) => {
    expect(redactText(text)).not.toContain('sandbox.a');
  },
);

test('a phone number and a missing secret stay in a body', () => {
  const body = '{"phone":"0044 20 7946 0958","img":"https://example.com/10158765432109876","clientSecret":null}';
  expect(redactText(body)).toBe(body);
});

test('other texts stay as they are', () => {
  for (const text of ['', '<!doctype html><h1>Please sign in</h1>', '[{"_id": "65f0a1c1', '{"a":[1,null,"token"]}'])
    expect(redactText(text)).toBe(text);
});
