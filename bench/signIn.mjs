import { openPhone } from './phone.mjs';
import { PROJECT } from './servers.mjs';

/** The demo people of the sandbox's backend. */
const PEOPLE = {
  shopper: { displayName: 'Sam Shopper', email: 'shopper@example.com' },
  administrator: { displayName: 'Alex Admin', email: 'admin@example.com' },
};
const PASSWORD = 'garage-2026';

/** @param {string} emulator its address @param {{ displayName: string, email: string }} person */
async function createAccount(emulator, person) {
  const response = await fetch(`${emulator}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, password: PASSWORD }),
  });
  const text = await response.text();
  if (!response.ok && !text.includes('EMAIL_EXISTS')) throw new Error(`The emulator made no account: ${text}`);
}

/**
 * Signs a demo person in at the live shop, once, on a fast phone.
 * @param {import('playwright').Browser} browser
 * @param {{ shop: string, emulator: string, person: keyof typeof PEOPLE }} options the addresses of both
 * @returns {Promise<import('./phone.mjs').Session>}
 */
export async function signIn(browser, { shop, emulator, person }) {
  await createAccount(emulator, PEOPLE[person]);
  const { page, close } = await openPhone(browser);
  await page.goto(`${shop}/login`);
  await page.locator('input[type="email"]').fill(PEOPLE[person].email);
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Account menu/ }).waitFor();
  const session = await page.context().storageState();
  await close();
  return session;
}
