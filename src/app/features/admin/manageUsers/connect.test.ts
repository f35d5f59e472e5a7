import * as fc from 'fast-check';
import { User } from '#contract/entities/user.ts';
import { expect, test } from 'vitest';
import { makeAdminMachine } from '#machines/admin/makeAdmin.machine.ts';
import { http } from '#tests/support/fakeShop.ts';
import { userOf } from '#tests/support/user.ts';
import { REPEATABLE, FORBIDDEN_TEXT, wireRow } from '#tests/support/wireRows.ts';
import { arrangeCollection } from '#tests/support/arrangeCollection.ts';
import { toCsv } from '../../../collection/exportRows.ts';
import { toManageUsersView, toMakeAdminView, toUserRow, userCollection } from './connect.ts';

const sam = userOf({ _id: 'u1', name: 'Sam', email: 'sam@example.com' });
const gloria = userOf({ _id: 'u2', name: 'Gloria Ünal', email: 'admin@example.com', role: 'admin' });
const nobody = userOf({ _id: 'u3', email: ' ' });
const viewer = 'Admin@example.com';

type Value = Parameters<typeof makeAdminMachine.resolveState>[0]['value'];
type Context = Parameters<typeof makeAdminMachine.resolveState>[0]['context'];
const makeAdmin = (value: Value, context: Partial<Context> = {}) =>
  makeAdminMachine.resolveState({
    value,
    context: { email: value === 'resting' ? '' : sam.email, failure: null, isReportedUnchanged: false, role: 'unknown', ...context },
  });

const rowsOf = (users: (typeof sam)[]) => users.map((user) => toUserRow(user, viewer));
const toView = ({ data, error }: { data: (typeof sam)[] | undefined; error: Error | null }, shown = data ?? []) =>
  toManageUsersView(
    { data: data && rowsOf(data), error },
    { rows: rowsOf(shown), controls: {} as never, sort: null },
    makeAdmin('resting'),
  );

test('converts a user to a row', () => {
  expect(toUserRow(sam, viewer)).toEqual({
    id: 'u1',
    name: 'sam@example.com',
    email: 'sam@example.com',
    person: 'Sam',
    photo: '',
    isAdmin: false,
    isYou: false,
    searchText: 'sam@example.com\nsam',
  });
});

test('marks the viewer, ignoring the case of the email, but never a user without one', () => {
  expect([gloria, sam].map((user) => toUserRow(user, viewer).isYou)).toEqual([true, false]);
  expect(toUserRow(nobody, '')).toMatchObject({ name: 'User without email', email: '', person: '', isYou: false });
  expect(toUserRow({ ...nobody, name: 'Nadia' }, '').name).toBe('Nadia');
});

test.each(['Admin', 'administrator', ' admin', 'true', ''])('the role %j is not an administrator', (role) => {
  expect(toUserRow({ ...sam, role }, viewer).isAdmin).toBe(false);
});

test('loading, empty, failed, no matches, ready and stale', () => {
  expect(toView({ data: undefined, error: null }).users).toEqual({ state: 'loading' });
  expect(toView({ data: [], error: null }).users).toEqual({ state: 'empty' });
  expect(toView({ data: undefined, error: http(403) }).users).toEqual({
    state: 'failed',
    message: 'Your account is not allowed to do this. Sign in with another account.',
  });
  expect(toView({ data: [sam], error: null }, []).users).toEqual({ state: 'noMatches' });
  expect(toView({ data: [sam, gloria], error: null }, [gloria]).users).toMatchObject({ state: 'ready', rows: [{ id: 'u2' }] });
  const stale = expect.stringMatching(/^Could not refresh\./) as string;
  expect(toView({ data: [sam], error: http(500) }).users).toMatchObject({ state: 'ready', stale });
  expect(toView({ data: [sam], error: http(500) }, []).users).toEqual({ state: 'noMatches', stale });
});

test.each<[Value, Partial<Context>, object]>([
  ['resting', {}, { state: 'resting' }],
  ['sending', {}, { state: 'pending', email: 'sam@example.com' }],
  ['verifying', {}, { state: 'pending', email: 'sam@example.com' }],
  ['unchanged', { role: 'admin' }, { state: 'unchanged', email: 'sam@example.com', message: 'They are already an administrator.' }],
  [
    'unchanged',
    { role: 'customer' },
    { state: 'unchanged', email: 'sam@example.com', message: 'Nothing changed: they are not an administrator. Try again.' },
  ],
  [
    'unchanged',
    {},
    {
      state: 'unchanged',
      email: 'sam@example.com',
      message: 'Nothing changed. They may already be an administrator, or no longer be a user.',
    },
  ],
  [
    'failed',
    { failure: { kind: 'http', status: 403, isAmbiguous: false } },
    {
      state: 'failed',
      email: 'sam@example.com',
      message: 'This user was not made an administrator. Your account is not allowed to do this. Sign in with another account.',
    },
  ],
  [
    'unconfirmed',
    { failure: { kind: 'timeout', status: null, isAmbiguous: true } },
    {
      state: 'failed',
      email: 'sam@example.com',
      message: 'We cannot tell whether they are an administrator now. It is safe to try again.',
    },
  ],
])('making an administrator: %s, after %o', (value, context, expected) => {
  expect(toMakeAdminView(makeAdmin(value, context))).toEqual(expected);
});

const people = rowsOf([sam, nobody, gloria]);
const idsWith = (state: Parameters<typeof arrangeCollection>[2]) => arrangeCollection(people, userCollection, state).map(({ id }) => id);

test.each([
  ['gloria unal', ['u2']],
  ['SAM@', ['u1']],
  ['administrator', []],
])('searches email and name: %s', (query, expected) => {
  expect(idsWith({ query })).toEqual(expected);
});

test('filters administrators', () => {
  expect(idsWith({ admins: 'on' })).toEqual(['u2']);
});

test.each([
  ['email', 'up', ['u2', 'u1', 'u3']],
  ['email', 'down', ['u1', 'u2', 'u3']],
  ['role', 'up', ['u2', 'u1', 'u3']],
  ['role', 'down', ['u1', 'u3', 'u2']],
] as const)('by %s, %s', (column, direction, expected) => {
  expect(idsWith({ sort: `${column}-${direction}` })).toEqual(expected);
});

test('exports email and role as shown', () => {
  expect(toCsv(userCollection.columns, people, 'comma')).toBe(
    '\uFEFFEmail,Role\r\nsam@example.com,\r\n,\r\nadmin@example.com,Already Admin\r\n',
  );
});

test('never shows NaN, undefined or the like, whatever a backend sends', () => {
  fc.assert(
    fc.property(wireRow(User), (user) => {
      const { photo: _photo, id: _id, ...texts } = toUserRow(user, viewer);
      expect(Object.values(texts).join('\n')).not.toMatch(FORBIDDEN_TEXT);
    }),
    REPEATABLE,
  );
});
