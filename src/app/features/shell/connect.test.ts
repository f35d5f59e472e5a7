import { expect, test } from 'vitest';
import { sam } from '#tests/support/fakeIdentity.ts';
import { links as bar } from '#components/blocks/NavigationBar/NavigationBar.fixtures.ts';
import { pages } from '../../pages.ts';
import { toShellView } from './connect.ts';

const links = bar.everybody;
const here = { pages, current: '/blogs', isDashboard: false, orders: null, isOnline: true };

test('shows no login link while the session is checked', () => {
  expect(toShellView({ state: 'checking' }, here)).toEqual({
    state: 'checking',
    links,
    current: '/blogs',
    connection: 'online',
    width: 'page',
  });
});

test.each(['unsettled', 'signedOut'] as const)('%s: shows the login link and no number', (state) => {
  expect(toShellView({ state }, { ...here, orders: 3 })).toEqual({
    state: 'signedOut',
    links,
    loginHref: '/login',
    current: '/blogs',
    connection: 'online',
    width: 'page',
  });
});

test("shows a user's name, picture and orders", () => {
  const identity = { ...sam, photoURL: 'sam.webp' };
  expect(toShellView({ state: 'signedIn', identity }, { ...here, orders: 2 })).toEqual({
    state: 'signedIn',
    links: bar.signedIn,
    name: 'Sam',
    photo: ['', 'sam.webp'],
    orders: 2,
    current: '/blogs',
    connection: 'online',
    width: 'page',
  });
});

test('prefers the profile to the identity', () => {
  const identity = { ...sam, photoURL: 'sam.webp' };
  const view = (user: { name: string; photo: string } | null) => toShellView({ state: 'signedIn', identity }, { ...here, user });
  expect(view({ name: 'Samuel', photo: 'me.webp' })).toMatchObject({ name: 'Samuel', photo: ['me.webp', 'sam.webp'] });
  expect(view({ name: ' ', photo: '' })).toMatchObject({ name: 'Sam', photo: ['', 'sam.webp'] });
  expect(view(null)).toMatchObject({ name: 'Sam', photo: ['', 'sam.webp'] });
});

test('shows the email of a user without a name', () => {
  expect(toShellView({ state: 'signedIn', identity: { ...sam, displayName: '' } }, here)).toMatchObject({ name: 'sam@example.com' });
});

test.each([null, 0])('%s orders: unknown is not none', (orders) => {
  expect(toShellView({ state: 'signedIn', identity: sam }, { ...here, orders })).toMatchObject({ orders });
});

test.each([{ state: 'checking' }, { state: 'signedOut' }, { state: 'signedIn', identity: sam }] as const)(
  'shows that it is offline: $state',
  (session) => {
    expect(toShellView(session, { ...here, isOnline: false })).toMatchObject({ connection: 'offline' });
  },
);

test.each([
  [false, 'page'],
  [true, 'fluid'],
] as const)('in the dashboard %s: %s', (isDashboard, width) => {
  expect(toShellView({ state: 'signedOut' }, { ...here, isDashboard })).toMatchObject({ width });
});
