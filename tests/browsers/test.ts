import { test as base } from '@playwright/test';
import { LOGIN, SUBMIT_BOOKING } from '#contract/texts.ts';
import { administrator, dayFromNow, shopper } from '../e2e/shop.ts';
import { firstTab, openTab, type Tab } from './tab.ts';
import { type Browser, startFirefox, startWebKit } from './webDriver.ts';

interface Fixtures {
  /** A browser without stored data. */
  engine: Browser;
  /** Its first tab. */
  tab: Tab;
  /** Opens another tab of the same browser. */
  openTab: () => Promise<Tab>;
}

/** The tests of one browser: the project's name says which. */
export const test = base.extend<Fixtures>({
  engine: async ({ browserName: _ }, provide, { project }) => {
    const engine = project.name === 'firefox' ? await startFirefox() : await startWebKit();
    await provide(engine);
    await engine.close();
  },
  tab: async ({ engine }, provide, testInfo) => {
    const tab = await firstTab(engine, testInfo.project.metadata['shop'] as string);
    await provide(tab);
    if (testInfo.status === testInfo.expectedStatus) return;
    const body = await tab.evaluate(() => `${location.href}\n${document.body.innerText}`);
    await testInfo.attach('first tab', { body, contentType: 'text/plain' });
    // The attachments stay on the machine that ran the test. A dialog is the last thing in the page.
    console.log(body.slice(-1000));
    await testInfo.attach('first tab', { body: await tab.takePicture(), contentType: 'image/png' });
  },
  openTab: async ({ engine }, provide, { project }) => provide(() => openTab(engine, project.metadata['shop'] as string)),
});

const accounts = { shopper, administrator };

/** Signs in with a demo account, through the form. */
export async function signIn(tab: Tab, who: keyof typeof accounts) {
  const { email, password } = accounts[who];
  await tab.open('/login');
  await tab.enter({ label: 'Email' }, email);
  await tab.enter({ label: 'Password' }, password);
  await tab.click({ role: 'button', name: LOGIN });
  await tab.see({ role: 'button', name: /^Account menu/ });
}

/**
 * Fills in the booking form and submits it. Wait for what the order changes, such as the number of orders: a toast may be gone before this
 * test has looked, and the tests in Chromium read it.
 */
export async function book(tab: Tab, { quantity }: { quantity: string }) {
  await tab.enter({ label: 'Date' }, dayFromNow(7));
  await tab.enter({ label: 'Quantity' }, quantity);
  await tab.enter({ label: 'Address' }, '1 Garage Lane, Springfield');
  await tab.enter({ label: 'Phone' }, '+1 555 0100');
  await tab.click({ role: 'button', name: SUBMIT_BOOKING });
}
