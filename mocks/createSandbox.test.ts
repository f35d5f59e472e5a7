import { afterEach, expect, test, vi } from 'vitest';
import { operations } from '#contract/operations.ts';
import { SANDBOX_CLOCK } from '#app/services/platform/sandboxPlatform.ts';
import { createSandbox } from './createSandbox.ts';
import { emptySituation } from './situation/situation.ts';

test.each([
  [undefined, 'http://localhost/'],
  ['/shop/', 'http://localhost/shop/'],
  ['https://shop.test', 'https://shop.test/'],
  ['https://shop.test/', 'https://shop.test/'],
])('answers in Node below %s', async (siteBase, address) => {
  const sandbox = await createSandbox(siteBase === undefined ? {} : { siteBase });
  expect([sandbox.siteBase, sandbox.apiBase]).toEqual([address, `${address}api`]);
  const response = await sandbox.fetch(`${sandbox.apiBase}${operations.listTools.path}`);
  expect(response.status).toBe(200);
});

afterEach(() => vi.unstubAllGlobals());

test('needs no secure context: over plain http, where browsers lack most of crypto, an account is created that can log in and write', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { identity, world, fetch, apiBase } = await createSandbox();
  const form = { name: 'Ada', email: 'ada@example.com', password: 'secret1' };
  await identity.signUp(form);
  await identity.signOut();
  await expect(identity.signIn({ ...form, password: 'secret2' })).rejects.toThrow();
  await identity.signIn(form);
  const login = await fetch(`${apiBase}/login`, { method: 'POST', body: JSON.stringify({ email: form.email }) });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const review = { description: 'Holds.', name: 'Ada', img: '', email: form.email };
  const headers = { authorization: `Bearer ${accessToken}` };
  await fetch(`${apiBase}/review`, { method: 'POST', headers, body: JSON.stringify(review) });
  expect((await world.read((view) => view.all('reviews'))).at(-1)).toMatchObject(review);
});

test('its clock is ahead as its situation says, until its store says otherwise, and its calls have that time', async () => {
  const situation = { ...emptySituation(), clock: 60_000 };
  const { clock, calls, fetch, apiBase } = await createSandbox({ situation, now: () => 5 });
  expect(clock.now()).toBe(60_005);
  clock.tabStore.write(SANDBOX_CLOCK, '1000');
  expect(clock.now()).toBe(1_005);
  await fetch(`${apiBase}${operations.listTools.path}`);
  expect(calls.list()[0]?.startedAt).toBe(1_005);
});

test('shares nothing with another sandbox', async () => {
  const [one, two] = await Promise.all([createSandbox(), createSandbox()]);
  const count = (sandbox: typeof one) => sandbox.world.read((view) => view.all('reviews').length);
  const before = await count(two);
  const review = { description: 'Holds.', name: 'Sam', img: '', email: 'shopper@example.com' };
  await one.identity.signIn({ email: 'shopper@example.com', password: 'shopper123' });
  const login = await one.fetch(`${one.apiBase}/login`, { method: 'POST', body: JSON.stringify({ email: review.email }) });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await one.fetch(`${one.apiBase}/review`, { method: 'POST', headers, body: JSON.stringify(review) })).status).toBeLessThan(300);
  expect([await count(one), await count(two)]).toEqual([before + 1, before]);
});
