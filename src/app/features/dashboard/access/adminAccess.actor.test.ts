import { expect, test } from 'vitest';
import { fakeShop, http } from '#tests/support/fakeShop.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { broadcastChange } from '../../../queries/broadcastChange.ts';
import { createAdminAccess } from './adminAccess.actor.ts';
import { createAdminAccessFlow } from './adminAccessFlow.ts';

const email = 'ines+shop@example.com';

/** Opens an admin access flow and a second tab. `answers` are used in order; the last one repeats. */
function open(...answers: (boolean | Error)[]) {
  const browser = testBrowser();
  const shop = fakeShop({
    replies: {
      checkAdmin: async () => {
        const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? false;
        if (answer instanceof Error) throw answer;
        return { admin: answer };
      },
    },
  });
  const [here, there] = [browser.openTab(), browser.openTab()].map((platform) => testFlowContext({ api: shop.api, platform }));
  if (here === undefined || there === undefined) throw new Error('no tabs');
  const flow = createAdminAccessFlow(here);
  const adminAccess = flow.getOrCreate(createAdminAccess);
  const ask = async () => {
    adminAccess.send({ type: 'adminAccess.ask', email });
    await settle();
  };
  const reset = async () => {
    flow.resetWorld?.();
    await settle();
  };
  return { platform: here.platform, adminAccess, ask, reset, there, calls: shop.calls, state: () => adminAccess.getSnapshot().value };
}

test('caches a grant for 30 seconds, then rechecks it', async () => {
  const { platform, ask, calls, state } = open(true);
  await ask();
  await platform.advance(29_000);
  await ask();
  expect([state(), calls.map(({ name, input }) => [name, input])]).toEqual(['allowed', [['checkAdmin', { email }]]]);
  await platform.advance(2_000);
  await ask();
  expect([state(), calls.length]).toEqual(['allowed', 2]);
});

test.each([true, false])('rechecks when the clock was set back, after the answer %s', async (answer) => {
  const { platform, ask, calls } = open(answer);
  await ask();
  platform.setBack(3_600_000);
  await platform.advance(32_000);
  await ask();
  expect(calls).toHaveLength(2);
});

test('always rechecks a denial, because access may have been granted since', async () => {
  const { ask, calls, state } = open(false, true);
  await ask();
  expect(state()).toBe('denied');
  await ask();
  expect([state(), calls.length]).toEqual(['allowed', 2]);
});

test('repeats a check that failed', async () => {
  const { ask, adminAccess, calls, state } = open(http(503), true);
  await ask();
  expect(state()).toBe('unknown');
  adminAccess.send({ type: 'adminAccess.retry' });
  await settle();
  expect([state(), calls.length]).toEqual(['allowed', 2]);
});

test('repeats a check that failed when the connection is back', async () => {
  const { ask, platform, calls, state } = open(http(503), true);
  await ask();
  platform.disconnect();
  await settle();
  expect([state(), calls.length]).toEqual(['unknown', 1]);
  platform.reconnect();
  await settle();
  expect([state(), calls.length]).toEqual(['allowed', 2]);
  platform.reconnect();
  await settle();
  expect(calls).toHaveLength(2);
});

test.each([
  [false, true, 'allowed'],
  [true, false, 'denied'],
])('rechecks when another tab changes users, even a recent result: %s becomes %s', async (before, after, expected) => {
  const { ask, there, calls, state } = open(before, after);
  await ask();
  broadcastChange(there, ['listUsers', 'getUser', 'checkAdmin']);
  await settle();
  expect([state(), calls.length]).toEqual([expected, 2]);
});

test('rechecks when Back shows the page as it was left', async () => {
  const { ask, platform, calls, state } = open(false, true);
  await ask();
  platform.comeBack();
  await settle();
  expect([state(), calls.length]).toEqual(['allowed', 2]);
});

test.each([
  [false, true, 'allowed'],
  [true, false, 'denied'],
])('rechecks when the sandbox is reset, even a recent result: %s becomes %s', async (before, after, expected) => {
  const { ask, reset, calls, state } = open(before, after);
  await ask();
  await reset();
  expect([state(), calls.length]).toEqual([expected, 2]);
});

test('does not recheck after an unrelated change, or before the first check', async () => {
  const { ask, there, calls, state } = open(true);
  broadcastChange(there, ['checkAdmin']);
  await settle();
  expect([state(), calls]).toEqual(['signedOut', []]);
  await ask();
  broadcastChange(there, ['listUsers']);
  await settle();
  expect(calls).toHaveLength(1);
});
