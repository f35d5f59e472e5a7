import type { Page } from '@playwright/test';
import { PAID, PAYMENT_COMPLETED } from '#contract/texts.ts';
import { administrator, expect, failCalls, stopFailing, openAs, shopper, signIn, signOut, test, toast, waitUntilIdle } from './shop.ts';

const BOLTS = 'Wheel Bolt M14 × 1.5, zinc flake';
/** Seeded orders: an unpaid one of the shopper, and one of another customer. */
const [UNPAID_ORDER, OTHER_CUSTOMERS] = ['64f0a1c2e4b0000000000502', '64f0a1c2e4b0000000000503'];
const paymentPath = (id: string | undefined) => `/dashboard/payment/${id ?? ''}`;

const completed = (page: Page) => page.getByRole('heading', { level: 2, name: PAYMENT_COMPLETED });
const number = (page: Page) => page.getByRole('textbox', { name: /^Card number/ });
const bankDialog = (page: Page) => page.getByRole('dialog', { name: /3-D Secure/ });
const boltsRow = (page: Page) => page.getByRole('row', { name: BOLTS });

/** Opens the payment page of the shopper's unpaid order. */
const open = (page: Page, path = paymentPath(UNPAID_ORDER)) => openAs(page, shopper, path);

async function pay(page: Page, card = '4242424242424242') {
  await number(page).fill(card);
  await page.getByLabel('Expiry').fill('1234');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

/** Returns the ids of the intents that the sandbox's bank has charged, in any tab. */
const chargedIntents = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('gadget-garage sandbox /');
      request.addEventListener('success', () => resolve(request.result));
    });
    const [store = ''] = database.objectStoreNames;
    const texts = await new Promise<string>((resolve) => {
      const request = database.transaction(store).objectStore(store).getAll();
      request.addEventListener('success', () => resolve(JSON.stringify(request.result)));
    });
    database.close();
    const world = JSON.parse((JSON.parse(texts) as string[])[0] ?? '{}') as {
      changes: { intents: { puts: { _id: string; state: string }[] } };
    };
    return world.changes.intents.puts.filter(({ state }) => state === 'succeeded').map(({ _id }) => _id);
  });

test('shows a charge that is not recorded only to its owner, keeps it over a reload and a sign-out, and records it later', async ({
  page,
}) => {
  await failCalls(page, { method: 'PATCH', path: '/carBooking/' });
  await open(page);
  await pay(page);
  await expect(completed(page)).toBeVisible();
  await expect(page.getByText('still saving it to your order')).toBeVisible();
  await page.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(boltsRow(page)).toContainText('Being saved');
  await expect(boltsRow(page).getByRole('link', { name: /^Pay / })).toHaveCount(0);
  await boltsRow(page)
    .getByRole('button', { name: /Remove/ })
    .click({ force: true });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.reload();
  await expect(boltsRow(page)).toContainText('Being saved');

  await signOut(page);
  await page.goto('/login');
  await signIn(page, administrator);
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await page.goto(paymentPath(UNPAID_ORDER));
  await expect(page.getByText('Another account has started to pay for this order')).toBeVisible();
  await signOut(page);

  await stopFailing(page);
  await page.goto('/login');
  await signIn(page);
  await page.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(boltsRow(page)).toContainText(PAID);
  expect(await chargedIntents(page)).toHaveLength(1);
});

test('after a reload during 3-D Secure, the bank asks again, and the card is charged once', async ({ page }) => {
  await open(page);
  await pay(page, '4000002760003184');
  await expect(bankDialog(page)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await bankDialog(page).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('region', { name: /receipt/i })).toBeVisible();
  expect(await chargedIntents(page)).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('paymentSecret')))).toEqual([]);
});

test('if a tab closes during 3-D Secure, the charge is unknown, and paying again needs a confirmation', async ({ page, context }) => {
  await open(page);
  await pay(page, '4000002760003184');
  await expect(bankDialog(page)).toBeVisible();
  const other = await context.newPage();
  await open(other);
  await expect(other.getByText('Another tab is paying for this order')).toBeVisible();
  await page.close();

  await expect(other.getByText('We cannot tell whether your card was charged')).toBeVisible();
  await expect(number(other)).toHaveCount(0);
  await other.getByRole('button', { name: 'Pay again' }).click();
  const confirmation = other.getByRole('alertdialog', { name: 'Pay again?' });
  await confirmation.getByRole('button', { name: 'Do not pay' }).click();
  await expect(other.getByRole('button', { name: 'Pay again' })).toBeFocused();
  await other.getByRole('button', { name: 'Pay again' }).click();
  await confirmation.getByRole('button', { name: 'Pay again' }).click();
  await pay(other);
  await expect(completed(other)).toBeVisible();
  expect(await chargedIntents(other)).toHaveLength(1);
});

test('two tabs that pay at the same time charge once', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page);
  await open(other);
  await number(page).waitFor();
  await number(other).waitFor();
  await Promise.all([pay(page), pay(other)]);
  for (const tab of [page, other]) await expect(tab.getByRole('region', { name: /receipt/i })).toBeVisible();
  expect(await chargedIntents(page)).toHaveLength(1);
});

test.describe('a payment that is processed for a while', () => {
  // A clock applies to the whole browser context.
  test.use({ ownContext: true });

  /** Collects the texts of the page's toasts. */
  async function recordToasts(page: Page): Promise<string[]> {
    const texts: string[] = [];
    await page.exposeFunction('recordToast', (text: string) => void texts.push(text));
    await page.addInitScript(() => {
      const record = Reflect.get(window, 'recordToast') as (text: string) => void;
      const isToast = (node: Node) => node instanceof HTMLElement && node.matches('[role=region] > ol > li');
      new MutationObserver((changes) => {
        for (const toast of changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isToast)) record(toast.textContent ?? '');
      }).observe(document, { childList: true, subtree: true });
    });
    return texts;
  }

  test('shows a toast on any other page when it finishes', async ({ page }) => {
    const toasts = await recordToasts(page);
    await page.clock.install();
    await open(page);
    await pay(page, '9999999999999995');
    await expect(page.getByText('Your payment is being processed')).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByText('Your payment is being processed')).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(toast(page, PAYMENT_COMPLETED)).toBeVisible();
    expect(toasts).not.toEqual([]);
  });

  test('is shown as such, finishes by itself, and shows no toast if its page is fading in then', async ({ page }) => {
    const toasts = await recordToasts(page);
    await page.clock.install();
    await open(page);
    await pay(page, '9999999999999995');
    await expect(page.getByText('Your payment is being processed')).toBeVisible();
    await page.getByRole('link', { name: 'My Orders' }).first().click();
    await expect(boltsRow(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    // React renders nothing between the new page and the first frame of its transition. A slow computer may take long for that frame.
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const { finished } = start(update);
        const ready = new Promise<void>((resolve) => addEventListener('first frame', () => resolve(), { once: true }));
        return { ready, finished } as ViewTransition;
      };
    });
    await boltsRow(page).getByRole('link', { name: 'See payment' }).click();
    await expect(boltsRow(page)).toHaveCount(0);
    const recorded = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.clock.runFor(10_000);
    await recorded;
    await page.evaluate(() => dispatchEvent(new Event('first frame')));
    await expect(completed(page)).toBeVisible();
    await expect(page.getByRole('region', { name: /receipt/i })).toBeVisible();
    await waitUntilIdle(page);
    expect(toasts).toEqual([]);
  });
});

test('an order of another customer shows an explanation, an unknown one a link back; an administrator sees all', async ({
  page,
  faults,
}) => {
  await open(page, paymentPath(OTHER_CUSTOMERS));
  await expect(page.getByText(/not your order/)).toBeVisible();
  await page.goto(paymentPath('nothing-here'));
  await page.getByRole('link', { name: 'Back to My Orders' }).waitFor();
  // The browser logs the two error responses.
  expect(faults.splice(0)).toEqual([expect.stringContaining('403'), expect.stringContaining('404')]);
  await page.getByRole('link', { name: 'Back to My Orders' }).click();
  // The next page takes the focus, which would close the menu.
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeFocused();
  await signOut(page);
  await page.goto(paymentPath(OTHER_CUSTOMERS));
  await signIn(page, administrator);
  await expect(page.getByRole('region', { name: /receipt/i })).toContainText('pi_demo');
});
