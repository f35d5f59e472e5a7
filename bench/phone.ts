// The phone that all measurements apply to, and the people who use it.
import type { Browser, BrowserContext, CDPSession } from 'playwright';
import { createAccount } from '../scripts/check/authEmulator/createAccount.ts';
import { PROJECT } from './servers.ts';

const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** The demo people of the sandbox's backend. */
const PEOPLE = {
  shopper: { name: 'Sam Shopper', email: 'shopper@example.com' },
  administrator: { name: 'Alex Admin', email: 'admin@example.com' },
};
const PASSWORD = 'garage-2026';

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens a blank page on a new phone: with empty caches, and with a session if one is given. */
export async function openPhone(browser: Browser, { session }: { session?: Session | undefined } = {}) {
  const context = await browser.newContext({ ...PHONE, ...(session === undefined ? {} : { storageState: session }) });
  context.setDefaultTimeout(600_000);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  return { page, devTools, close: () => context.close() };
}

export const slowDownProcessor = (devTools: CDPSession, slowdown: number) =>
  devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

interface SignInOptions {
  /** The address of the live shop. */
  shop: string;
  /** The address of the Auth emulator. */
  emulator: string;
  person: keyof typeof PEOPLE;
}

/** Signs a demo person in at the live shop, once, on a fast phone. */
export async function signIn(browser: Browser, { shop, emulator, person }: SignInOptions): Promise<Session> {
  await createAccount({ address: emulator, project: PROJECT }, { ...PEOPLE[person], password: PASSWORD });
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
