import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { ADMIN_MADE } from '#contract/texts.ts';
import { fakeShop, http, unanswered } from '#tests/support/fakeShop.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { userOf } from '#tests/support/user.ts';
import { provideMakeAdmin } from './makeAdmin.actor.ts';

const email = 'Ines+shop@example.com';
const CHANGED = ['listUsers', 'getUser', 'checkAdmin'];

/** Makes a user an administrator, and returns the calls, toasts, broadcasts and invalidated queries. */
async function send(reply: () => Promise<{ modifiedCount: number | null }>, role = '') {
  const browser = testBrowser();
  const shop = fakeShop({ replies: { makeAdmin: reply, listUsers: async () => [userOf({ _id: 'u2', email, role })] } });
  const context = testFlowContext({ api: shop.api, platform: browser.openTab() });
  for (const name of [...CHANGED, 'listTools']) context.queries.setQueryData([name, {}], []);
  context.queries.setQueryData(['listUsers', {}], [userOf({ _id: 'u1', email: 'sam@example.com' }), userOf({ _id: 'u2', email })]);
  const broadcasts: string[] = [];
  browser.openTab().onBroadcast((topic) => broadcasts.push(topic));
  const makeAdmin = createActor(provideMakeAdmin(context)).start();
  makeAdmin.send({ type: 'makeAdmin.submit', email: 'ines+shop@example.com' });
  await settle();
  const old = context.queries.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  const users = context.queries.getQueryData<ReturnType<typeof userOf>[]>(['listUsers', {}]);
  return {
    calls: shop.calls.map(({ name, input }) => [name, input]),
    toasts: context.toasts.read(),
    broadcasts,
    old: old.map(({ queryKey }) => queryKey[0]),
    roles: users?.map(({ role }) => role),
    state: makeAdmin.getSnapshot().value,
  };
}

test('success: shows the documented toast, updates the row at once, and refetches here and in other tabs', async () => {
  const { calls, toasts, broadcasts, old, roles, state } = await send(async () => ({ modifiedCount: 1 }));
  expect(calls).toEqual([['makeAdmin', { email: 'ines+shop@example.com' }]]);
  expect(toasts).toMatchObject([{ tone: 'good', text: ADMIN_MADE }]);
  expect([roles, state]).toEqual([['', 'admin'], 'resting']);
  expect([old, broadcasts]).toEqual([CHANGED, [CHANGED.join(' ')]]);
});

test.each([
  ['no change', async () => ({ modifiedCount: 0 }), 'unchanged'],
  ['a refusal', () => Promise.reject(http(403)), 'failed'],
  ['no response', () => Promise.reject(unanswered()), 'unchanged'],
])('%s: shows no toast, changes no row, and refetches the list', async (_, makeAdmin, expected) => {
  const { toasts, broadcasts, old, roles, state } = await send(makeAdmin);
  expect([toasts, roles, state]).toEqual([[], ['', ''], expected]);
  expect([old, broadcasts]).toEqual([CHANGED, [CHANGED.join(' ')]]);
});

test('no response, but the list shows it: says so, updates the row, and refetches here and in other tabs', async () => {
  const { toasts, broadcasts, old, roles, state } = await send(() => Promise.reject(unanswered()), 'admin');
  expect(toasts).toMatchObject([{ tone: 'good', text: 'ines+shop@example.com is an administrator now.' }]);
  expect([roles, state]).toEqual([['', 'admin'], 'resting']);
  expect([old, broadcasts]).toEqual([CHANGED, [CHANGED.join(' ')]]);
});
