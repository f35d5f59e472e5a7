import { API } from './addresses.ts';
import { idTokenOf } from './emulator.ts';
import { accountMenu, createAccount, expect, newUser, signIn, test } from './shop.ts';

/** Calls POST /login as any program could. Resolves with the status. */
async function login(email: string, idToken?: string): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }) };
  return (await fetch(`${API}/login`, { method: 'POST', headers, body: JSON.stringify({ email }) })).status;
}

test("a login needs the account's own ID token: none, and another account's, are refused", async () => {
  const robin = await createAccount(newUser());
  const kim = await createAccount(newUser('Kim Kessler'));
  expect(await login(robin.email)).toBe(401);
  expect(await login(robin.email, 'made-up')).toBe(401);
  expect(await login(robin.email, await idTokenOf(kim))).toBe(403);
  expect(await login(robin.email, await idTokenOf(robin))).toBe(200);
});

test('the shop sends the ID token with POST /login and with no other call, after a sign-in and after a reload', async ({ page }) => {
  const robin = await createAccount(newUser());
  const bearers: { path: string; bearer: string | undefined }[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(API) || request.method() === 'OPTIONS') return;
    bearers.push({ path: new URL(request.url()).pathname, bearer: request.headers()['authorization'] });
  });
  const answered = () => page.waitForResponse((response) => response.url() === `${API}/login` && response.request().method() === 'POST');
  await page.goto('/login');
  const first = answered();
  await signIn(page, robin);
  expect((await first).status()).toBe(200);
  await expect(accountMenu(page)).toBeVisible();
  const second = answered();
  await page.goto('/myOrders');
  expect((await second).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The emulator's begin with {"alg":"none", the access tokens with another algorithm.
  const isIdToken = (bearer: string | undefined) => bearer?.startsWith('Bearer eyJhbGciOiJub25l') === true;
  expect(new Set(bearers.filter(({ bearer }) => isIdToken(bearer)).map(({ path }) => path))).toEqual(new Set(['/login']));
});
