import type { BrowserContext, Page } from '@playwright/test';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { API_KEY, EMULATOR, PROJECT } from './addresses.ts';
import type { TestUser } from './shop.ts';

const OWNER_HEADERS = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const ACCOUNTS = `${EMULATOR}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;

async function request<Answer>(address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(address, { headers: OWNER_HEADERS, ...init });
  if (!response.ok) throw new Error(`The emulator refused: ${await response.text()}`);
  return (await response.json()) as Answer;
}

const callAccounts = (call: string, body: object) => request(`${ACCOUNTS}:${call}`, { method: 'POST', body: JSON.stringify(body) });

/** Returns the account with an email from the identity service; undefined if there is none. */
export async function accountOf(email: string): Promise<{ localId: string; displayName?: string } | undefined> {
  const { users = [] } = await request<{ users?: { localId: string; displayName?: string }[] }>(`${ACCOUNTS}:lookup`, {
    method: 'POST',
    body: JSON.stringify({ email: [email] }),
  });
  return users[0];
}

/** Signs a user in at the emulator, without the shop. Resolves with the ID token. */
export async function idTokenOf({ email, password }: Pick<TestUser, 'email' | 'password'>): Promise<string> {
  const { idToken } = await request<{ idToken: string }>(
    `${EMULATOR}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY}`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password, returnSecureToken: true }) },
  );
  return idToken;
}

/** Deletes an account at the emulator, without the shop. */
export const deleteAccount = async ({ email }: TestUser) => callAccounts('delete', { localId: (await accountOf(email))?.localId });

/** Returns the links of all emails that were sent to an address, the latest last. */
export async function linksFor(email: string): Promise<string[]> {
  const { oobCodes } = await request<{ oobCodes: { email: string; oobLink: string }[] }>(
    `${EMULATOR}/emulator/v1/projects/${PROJECT}/oobCodes`,
  );
  return oobCodes.filter((code) => code.email === email).map(({ oobLink }) => oobLink);
}

/** Opens the link of the last verification email, as its receiver does. */
export async function verifyEmail(email: string): Promise<void> {
  const link = (await linksFor(email)).findLast((sent) => sent.includes('mode=verifyEmail'));
  if (link === undefined) throw new Error(`Nothing was sent to ${email}`);
  // Its page leads back to the shop.
  const { status } = await fetch(link, { redirect: 'manual' });
  if (status !== 303) throw new Error(`The emulator refused the link: HTTP ${status}`);
}

/** Opens the link of a password-reset email, and sets the new password. */
export const openResetLink = (link: string, password: string) => request(`${link}&newPassword=${encodeURIComponent(password)}`);

/** Matches the browser's own message about a call that was refused or got no response. Use it in `expectedFaults`. */
export const failedCallMessage = new RegExp(`console: Failed to load resource: .* ${EMULATOR}/`);

/** The URL pattern of an SDK call by name: 'signUp', 'update', 'delete', 'signInWithPassword', 'sendOobCode'. */
const callsOf = (name: string) => `${EMULATOR}/identitytoolkit.googleapis.com/v1/accounts:${name}?**`;

/** Makes the service respond to a call with 400 and its own message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Access is off.' */
export const failCall = (page: Page, name: string, message: string) =>
  page.route(callsOf(name), (route) =>
    route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' }, json: { error: { code: 400, message } } }),
  );

/** Makes the connection of a call fail. Returns a function that restores it. */
export async function failConnection(page: Page, name: string): Promise<() => Promise<void>> {
  await page.route(callsOf(name), (route) => route.abort('connectionrefused'));
  return () => page.unroute(callsOf(name));
}

/** Loses the response of a call after the service has applied it. Returns a function that restores responses. */
export async function loseResponse(page: Page, name: string): Promise<() => Promise<void>> {
  await page.route(callsOf(name), async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute(callsOf(name));
}

/** Delays a call until `release`. `requested` resolves when the call is made. */
export const holdCall = (page: Page, name: string) => holdRequests(page, callsOf(name), (route) => route.continue());

/** Collects every profile that any page of the shop saves, as it was sent. */
export function recordProfiles(context: BrowserContext): { name: string; email: string }[] {
  const profiles: { name: string; email: string }[] = [];
  context.on('request', (request) => {
    const isProfile = request.method() === 'PUT' && request.url().includes('/create-user/');
    if (isProfile) profiles.push(request.postDataJSON() as { name: string; email: string });
  });
  return profiles;
}
