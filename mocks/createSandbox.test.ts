import { expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import { createSandbox } from './createSandbox.ts';

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
