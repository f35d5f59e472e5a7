import { describe, expect, test } from 'vitest';
import { toReturnTo } from './returnTo.ts';
import { parseReturnTo, toDenied, wasDenied } from './parseReturnTo.ts';

const good = [
  '/',
  '/myOrders',
  '/booking/t1',
  '/booking/a%2Fb%20c',
  '/dashboard/payment/b1?tab=card#pay',
  '/?details=t1',
  '/showAllCarProducts?search=%2F%2Fevil.test&sort=price',
  '/blogs#top',
  '/booking/t1?next=https://evil.test/',
  '/loginHelp',
  '/login/help',
  '/myOrders/login',
  '/%09/evil.test',
  '/@evil.test',
  '/日本語?q=é',
];

const hostile: unknown[] = [
  '//evil.test',
  '///evil.test',
  '//shop.invalid/',
  '//evil.test/login',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/booking\\t1',
  '/.//evil.test',
  '/..//evil.test',
  '/%2e//evil.test',
  '/a/..//evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '\t//evil.test',
  '/\u0000',
  '/myOrders\u007f',
  '/myOrders\u0085',
  ' /myOrders',
  'https://evil.test/',
  'https:/evil.test',
  'http:evil.test',
  'HTTPS://evil.test',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://evil.test/1',
  'mailto:sam@example.com',
  'myOrders',
  '?details=t1',
  '#top',
  '.',
  '',
];

const loops = ['/login', '/signup', '/login?x=1', '/signup#y', '/login/', '/Login', '/SIGNUP/', '/x/../login', '/./signup', '/login//'];

const misshapen: unknown[] = [
  null,
  undefined,
  '/myOrders',
  0,
  [],
  {},
  { returnTo: null },
  { returnTo: undefined },
  { returnTo: 7 },
  { returnTo: ['/myOrders'] },
  { returnTo: { returnTo: '/myOrders' } },
  { returnTo: new String('/myOrders') },
  { from: '/myOrders' },
  () => '/myOrders',
];

describe('the page after signing in', () => {
  test.each(good)('returns to %j', (returnTo) => {
    expect(parseReturnTo({ returnTo })).toBe(returnTo);
    // A browser also resolves it inside the app.
    expect(new URL(returnTo, 'https://shop.test').host).toBe('shop.test');
  });

  test.each(hostile)('goes to the home page instead of %j', (returnTo) => {
    expect(parseReturnTo({ returnTo })).toBe('/');
  });

  test.each(loops)('never returns to a sign-in page: %j', (returnTo) => {
    expect(parseReturnTo({ returnTo })).toBe('/');
  });

  test.each(misshapen)('goes to the home page if the state is malformed: %o', (state) => {
    expect(parseReturnTo(state)).toBe('/');
  });

  test('remembers the path, query and hash', () => {
    const state = toReturnTo({ pathname: '/booking/t1', search: '?a=1', hash: '#form' });
    expect(parseReturnTo(structuredClone(state))).toBe('/booking/t1?a=1#form');
  });
});

test('a refusal applies to one account, and remembers the page', () => {
  const state = toDenied({ pathname: '/dashboard/manageAllUser', search: '?q=a', hash: '#b' }, 'sam@example.com');
  expect(parseReturnTo(state)).toBe('/dashboard/manageAllUser?q=a#b');
  expect([wasDenied(state, 'sam@example.com'), wasDenied(state, 'ada@example.com')]).toEqual([true, false]);
  expect([null, undefined, 'x', {}, { deniedEmail: true }].map((other) => wasDenied(other, 'sam@example.com'))).toEqual(
    Array(5).fill(false),
  );
});
