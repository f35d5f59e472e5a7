import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { createAccount as createEmulatorAccount } from '../../scripts/check/authEmulator/createAccount.ts';
import { toast } from '../e2e/shop.ts';
import { API, EMULATOR, LOCAL_SHOP, PROJECT, SHOP, STRIPE } from './addresses.ts';

/** The files of the fakes. */
export const FAKES = { stripe: 'tests/live/fakes/stripe.js', gapi: 'tests/live/fakes/gapi.js' };

/** Serves fakes for the scripts of the two providers, which no test can load, and leads to the stand-in for Stripe's API. */
async function serveFakes(context: BrowserContext) {
  const serve = (path: string) => ({ contentType: 'text/javascript', path });
  await context.route('https://js.stripe.com/**', (route) => route.fulfill(serve(FAKES.stripe)));
  await context.route('https://api.stripe.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: STRIPE + pathname + search }) });
  });
  await context.route('https://apis.google.com/js/api.js*', (route) => route.fulfill(serve(FAKES.gapi)));
  // The emulator's page for Google's sign-in requests styles and fonts, and works without them.
  await context.route(/^https:\/\/(unpkg\.com|fonts\.(googleapis|gstatic)\.com)\//, (route) => route.fulfill({ body: '' }));
}

/** The hosts that the shop may contact. */
const ALLOWED_HOSTS = [
  SHOP,
  LOCAL_SHOP,
  STRIPE,
  API,
  EMULATOR,
  'https://js.stripe.com/',
  'https://api.stripe.com/',
  'https://apis.google.com/',
  'https://unpkg.com/',
  'https://fonts.googleapis.com/',
];
const isAllowed = (url: string) => /^(data|blob|about):/.test(url) || ALLOWED_HOSTS.some((host) => url.startsWith(host));

/** The browser reports Stripe's answer about a card that is declined. */
const DECLINED = /^console: .* 402 .*api\.stripe\.com/;

/** All tests have one backend. If two order the same tool at once, the later PUT is refused, and sent again from a fresh stock. */
const SAME_TOOL = /^console: .* 412 .*\/carTools\//;

/** The browser reports that the backend refuses somebody whose email is not confirmed. For `expectedFaults`. */
export const UNCONFIRMED = new RegExp(`^console: .* 40[13] .* ${API}/`);

/** Collects faults in all pages of a browser context. */
async function collectFaults(context: BrowserContext, faults: string[]) {
  await serveFakes(context);
  context.on('weberror', (webError) => faults.push(`error: ${webError.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('request', (request) => {
    if (!isAllowed(request.url())) faults.push(`another host: ${request.url()}`);
  });
}

/**
 * The test function for the live shop. Fails on faults in any page: script errors, violations of the content security policy, and requests
 * to unknown hosts. `expected` lists faults that a journey causes on purpose. `otherPage` belongs to a second user in another browser
 * context, and is watched in the same way.
 */
export const test = base.extend<{ faults: string[]; expectedFaults: RegExp[]; otherPage: Page }>({
  expectedFaults: [[], { option: true }],
  faults: [
    async ({ context, expectedFaults }, use) => {
      const faults: string[] = [];
      await collectFaults(context, faults);
      await use(faults);
      expect(faults.filter((fault) => ![DECLINED, SAME_TOOL, ...expectedFaults].some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
  otherPage: async ({ browser, faults }, run) => {
    const context = await browser.newContext();
    await collectFaults(context, faults);
    await run(await context.newPage());
    await context.close();
  },
});

export { expect };
export { administrator, fillBooking, shopper, signIn, toast, toolCard } from '../e2e/shop.ts';

const PASSWORD = 'garage-2026';

/** A user with an account at the identity service. */
export interface TestUser {
  name: string;
  email: string;
  password: string;
}

/** Returns a user that is unique in this run and has no account yet. */
export const newUser = (name = 'Robin Reed'): TestUser => ({
  name,
  email: `robin.${crypto.randomUUID().slice(0, 8)}+shop@example.com`,
  password: PASSWORD,
});

/** Creates an account with a verified email for a user, without the shop. */
export async function createAccount(user: TestUser): Promise<TestUser> {
  await createEmulatorAccount({ address: EMULATOR, project: PROJECT }, user);
  return user;
}

/** Fills in and sends the form of the sign-up. */
export async function signUp(page: Page, { name, email, password }: TestUser): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

/** The value of `expectedFaults` for several patterns, because Playwright takes a list of two for a value with options. */
export const anyOf = (...patterns: RegExp[]) => [new RegExp(patterns.map(({ source }) => source).join('|'))];

/** The toast after a sign-up. */
export const welcome = (page: Page, { email }: TestUser) =>
  toast(page, `Welcome! We have sent a link to ${email}. Open it to confirm your email.`);

/** The account menu of the signed-in user. */
export const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account menu/ });
