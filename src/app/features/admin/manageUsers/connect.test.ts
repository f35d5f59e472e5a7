import * as fc from 'fast-check';
import { User } from '#contract/entities/user.ts';
import { expect, test } from 'vitest';
import { makeAdminMachine } from '#machines/admin/makeAdmin.machine.ts';
import { http } from '#tests/support/fakeShop.ts';
import { userOf } from '#tests/support/user.ts';
import { REPEATABLE, FORBIDDEN_TEXT, wireRow } from '#tests/support/wireRows.ts';
import { toCsv } from '../../../collection/table/exportRows.ts';
import { arrangeTable } from '#tests/support/arrangeTable.ts';
import { UNTOUCHED } from '../../../collection/table/tableDefinition.ts';
import { toControls } from '../../../collection/table/toControls.ts';
import { toManageUsersView, toMakeAdminView } from './connect.ts';
import { toUserRow } from './userRow.ts';
import { userTable } from './userTable.ts';

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

const toView = (query: { data: (typeof sam)[] | undefined; error: Error | null }, shown = query.data ?? []) =>
  toManageUsersView(
    query,
    {
      rows: shown.map((user) => toUserRow(user, viewer)),
      controls: toControls(userTable, UNTOUCHED, { shown: shown.length, total: query.data?.length ?? null }),
      sort: null,
    },
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

const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
const people = [sam, nobody, gloria];

test.each([
  ['gloria unal', ['u2']],
  ['SAM@', ['u1']],
  ['administrator', []],
])('searches email and name: %s', (query, expected) => {
  expect(ids(arrangeTable(people, userTable, { query }))).toEqual(expected);
});

test('filters administrators', () => {
  expect(ids(arrangeTable(people, userTable, { filters: ['admins'] }))).toEqual(['u2']);
});

test.each([
  ['email', 'asc', ['u2', 'u1', 'u3']],
  ['email', 'desc', ['u1', 'u2', 'u3']],
  ['role', 'asc', ['u2', 'u1', 'u3']],
  ['role', 'desc', ['u1', 'u3', 'u2']],
] as const)('by %s, %s', (column, direction, expected) => {
  expect(ids(arrangeTable(people, userTable, { sort: { column, direction } }))).toEqual(expected);
});

test('exports email and role as shown', () => {
  expect(toCsv(userTable.columns, [sam, nobody, gloria], 'comma')).toBe(
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
