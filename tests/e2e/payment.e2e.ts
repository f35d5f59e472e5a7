import type { Page } from '@playwright/test';
import { administrator, expect, failCalls, heal, openAs, shopper, signIn, signOut, test, toast } from './shop.ts';

const BOLTS = 'Wheel Bolt M14 × 1.5, zinc flake';
/** The shopper's unpaid order of the seed, a paid one, and somebody else's. */
const [UNPAID, PAID, FOREIGN] = ['64f0a1c2e4b0000000000502', '64f0a1c2e4b0000000000501', '64f0a1c2e4b0000000000503'];
const page$ = (id: string | undefined) => `/dashboard/payment/${id ?? ''}`;

const completed = (page: Page) => page.getByRole('heading', { level: 2, name: 'Your Payment is Completed' });
const number = (page: Page) => page.getByRole('textbox', { name: /^Card number/ });
const bank = (page: Page) => page.getByRole('dialog', { name: /3-D Secure/ });
const bolts = (page: Page) => page.getByRole('row', { name: BOLTS });

/** Opens the payment of the unpaid order as its shopper. */
const open = (page: Page, path = page$(UNPAID)) => openAs(page, shopper, path);

/** Types a card and presses Pay. */
async function pay(page: Page, card = '4242424242424242') {
  await number(page).fill(card);
  await page.getByLabel('Expiry').fill('1234');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

/** What the sandbox's bank has charged, in whichever tab: ids of intents. */
const charged = (page: Page) =>
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

test('charged and not recorded: shown, kept over reload and sign-out, for its owner alone, and saved in the end', async ({ page }) => {
  await failCalls(page, { method: 'PATCH', path: '/carBooking/' });
  await open(page);
  await pay(page);
  await expect(completed(page)).toBeVisible();
  await expect(page.getByText('still saving it to your order')).toBeVisible();
  await page.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(bolts(page)).toContainText('Being saved');
  await expect(bolts(page).getByRole('link', { name: /^Pay / })).toHaveCount(0);
  await bolts(page)
    .getByRole('button', { name: /Remove/ })
    .click({ force: true });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.reload();
  await expect(bolts(page)).toContainText('Being saved');

  await signOut(page);
  await page.goto('/login');
  await signIn(page, administrator);
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await page.goto(page$(UNPAID));
  await expect(page.getByText('Another account began to pay for this order')).toBeVisible();
  await signOut(page);

  await heal(page);
  await page.goto('/login');
  await signIn(page);
  await page.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(bolts(page)).toContainText('Payed');
  expect(await charged(page)).toHaveLength(1);
});

test('a reload while the bank asks: it asks again, and one charge comes of it', async ({ page }) => {
  await open(page);
  await pay(page, '4000002760003184');
  await expect(bank(page)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await bank(page).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('region', { name: /receipt/i })).toBeVisible();
  expect(await charged(page)).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('paymentSecret')))).toEqual([]);
});

test('a tab that is closed while the bank asks leaves a doubt, and nobody pays again without a question', async ({ page, context }) => {
  await open(page);
  await pay(page, '4000002760003184');
  await expect(bank(page)).toBeVisible();
  const other = await context.newPage();
  await open(other);
  await expect(other.getByText('Another tab is paying for this order')).toBeVisible();
  await page.close();

  await expect(other.getByText('We cannot tell whether your card was charged')).toBeVisible();
  await expect(number(other)).toHaveCount(0);
  await other.getByRole('button', { name: 'Pay again' }).click();
  const question = other.getByRole('alertdialog', { name: 'Pay again ?' });
  await question.getByRole('button', { name: 'Do not pay' }).click();
  await expect(other.getByRole('button', { name: 'Pay again' })).toBeFocused();
  await other.getByRole('button', { name: 'Pay again' }).click();
  await question.getByRole('button', { name: 'Pay again' }).click();
  await pay(other);
  await expect(completed(other)).toBeVisible();
  expect(await charged(other)).toHaveLength(1);
});

test('two tabs that pay at once charge once', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page);
  await open(other);
  await number(page).waitFor();
  await number(other).waitFor();
  await Promise.all([pay(page), pay(other)]);
  for (const tab of [page, other]) await expect(tab.getByRole('region', { name: /receipt/i })).toBeVisible();
  expect(await charged(page)).toHaveLength(1);
});

test.describe('a payment that is processed for a while', () => {
  // A clock belongs to a whole browser context.
  test.use({ ownContext: true });

  test('says so, and ends by itself', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await pay(page, '9999999999999995');
    await expect(page.getByText('Your payment is being processed')).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(completed(page)).toBeVisible();
  });

  test('is told of wherever one goes on meanwhile', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await pay(page, '9999999999999995');
    await expect(page.getByText('Your payment is being processed')).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByText('Your payment is being processed')).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(toast(page, 'Your Payment is Completed')).toBeVisible();
  });
});

test('paid: a receipt and no card; somebody else’s: not your order; unknown: a way back; an administrator may look', async ({
  page,
  faults,
}) => {
  await open(page, page$(PAID));
  await expect(page.getByRole('region', { name: /receipt/i })).toContainText('pi_demo');
  await expect(number(page)).toHaveCount(0);
  await page.goto(page$(FOREIGN));
  await expect(page.getByText(/not your order/)).toBeVisible();
  await page.goto(page$('nothing-here'));
  await page.getByRole('link', { name: 'Back to My Orders' }).waitFor();
  // The backend's two refusals, as every browser notes them.
  expect(faults.splice(0)).toEqual([expect.stringContaining('403'), expect.stringContaining('404')]);
  await page.getByRole('link', { name: 'Back to My Orders' }).click();
  await expect(page).toHaveURL('/myOrders');
  await signOut(page);
  await page.goto(page$(FOREIGN));
  await signIn(page, administrator);
  await expect(page.getByRole('region', { name: /receipt/i })).toContainText('pi_demo');
});
