import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ADD_CAR_PRODUCT, BOOKED, LOGIN, PAYMENT_COMPLETED, SUBMIT_BOOKING } from '#contract/texts.ts';
import { reportBudgets, row } from '../../scripts/check/budgets.ts';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { allowFailedCalls, expect, fillBooking, openAs, shopper, tabTo, test, toast, toolCard, typeBooking } from '../e2e/shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';

allowFailedCalls();

const dock = (page: Page) => page.getByRole('complementary', { name: 'Sandbox controls' });
const opener = (page: Page) => page.getByRole('button', { name: 'Controls' });

/** Opens a page, and waits until it has loaded what it loads by itself when it is idle: the recorder and the worker's code. */
async function openIdle(page: Page, path: string) {
  let pending = 0;
  page.on('request', () => void (pending += 1));
  page.on('requestfinished', () => void (pending -= 1));
  page.on('requestfailed', () => void (pending -= 1));
  const idle = [/\/recordPage-.*\.js$/, /\/worker-.*\.js$/].map((file) => page.waitForResponse(file));
  await page.goto(path);
  await expect(opener(page)).not.toHaveAttribute('aria-disabled');
  await Promise.all(idle);
  await expect.poll(() => pending).toBe(0);
}

test('opening the dock loads its code, and no more than its budget', async ({ page }) => {
  await openIdle(page, '/blogs');
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => void (/\.(js|css)$/.test(response.url()) && scripts.push(response.body())));
  await opener(page).click();
  await dock(page).waitFor();
  const sizes = (await Promise.all(scripts)).map((script) => brotliCompressSync(script).length);
  expect(sizes.length).toBeGreaterThan(0);
  const size = row('dock', 'The dock, when it is first opened', sizes.reduce((sum, each) => sum + each, 0) / 1000);
  expect(reportBudgets([size], '0045-the-dock-shows-the-machines.md').complaints).toEqual([]);
});

test('in forced colours its chosen tab and the handle of its edge can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/blogs');
  await opener(page).click();
  const lineOf = (name: string) =>
    dock(page)
      .getByRole('tab', { name })
      .evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
  expect(await lineOf('Setup')).not.toBe(await lineOf('Calls'));
  const handle = dock(page).getByRole('separator', { name: 'Size of the controls' });
  const [line, surface] = await handle.evaluate((element) => [
    getComputedStyle(element, '::after').backgroundColor,
    getComputedStyle(element.parentElement ?? element).backgroundColor,
  ]);
  expect(line).not.toBe(surface);
});

test('its edge is dragged, and at the side it leaves the page its room, also after a reload and in a narrow window', async ({ page }) => {
  await page.goto('/blogs');
  await opener(page).click();
  const edge = dock(page).getByRole('separator', { name: 'Size of the controls' });
  const dragTo = async (x: number, y: number) => {
    await edge.hover();
    await page.mouse.down();
    await page.mouse.move(x, y);
    await page.mouse.up();
  };
  const box = async () => (await dock(page).boundingBox()) ?? { x: 0, y: 0 };
  await dragTo(300, 360);
  expect((await box()).y).toBeCloseTo(360, -1);
  await page.mouse.move(300, 200);
  expect((await box()).y).toBeCloseTo(360, -1);

  await dock(page).getByRole('button', { name: 'Move to the side' }).click();
  await dragTo(880, 300);
  expect((await box()).x).toBeCloseTo(880, -1);
  const main = await page.getByRole('main').boundingBox();
  expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual((await box()).x);
  await page.reload();
  await opener(page).click();
  expect((await box()).x).toBeCloseTo(880, -1);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(box).toMatchObject({ x: 0, y: 740 - Math.round(740 / 2) });
});

test('one click changes the person, and the page stays; Nobody leads away from a guarded page', async ({ page }) => {
  await page.goto('/showAllCarProducts?q=wrench');
  await toolCard(page, WRENCH).waitFor();
  await opener(page).click();
  await dock(page).getByRole('button', { name: 'Kwame Adeyemi' }).click();
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await expect(page).toHaveURL('/showAllCarProducts?q=wrench');
  await expect(page.getByRole('searchbox', { name: /^Search/ })).toHaveValue('wrench');

  await dock(page)
    .getByRole('button', { name: /^Gloria Mensah/ })
    .click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Manage All Orders' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Manage All Orders' })).toBeVisible();
  await expect(dock(page)).toBeVisible();
  await dock(page)
    .getByRole('button', { name: /^Nobody/ })
    .click();
  await expect(page).toHaveURL('/login');
  await dock(page)
    .getByRole('button', { name: /^Gloria Mensah/ })
    .click();
  await expect(page).toHaveURL('/dashboard/manageAllOrders');
});

test('slow calls and a booking whose answer is lost are chosen from lists, are in the ledger, and a reset says what went', async ({
  page,
}) => {
  // Its five slow calls take no time.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
      wait(handler, delay === 2000 ? 0 : delay, ...rest)) as typeof setTimeout;
  });
  await openAs(page, shopper, '/');
  await toolCard(page, WRENCH).getByRole('link', { name: /^Book/ }).click();
  await fillBooking(page, { quantity: '3' });

  await opener(page).click();
  await dock(page).getByRole('radio', { name: 'Slow' }).click();
  await dock(page).getByLabel('Call', { exact: true }).selectOption('createBooking, POST /carBooking');
  await dock(page).getByLabel('When', { exact: true }).selectOption('After it: the answer is lost');
  await dock(page).getByRole('button', { name: 'Add fault' }).click();
  await expect(page.getByText('createBooking:500:after:once, *:slow:2000')).toBeVisible();

  // The button that sticks to the window's end is above the dock.
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await toast(page, BOOKED).waitFor();
  await expect(dock(page).getByText('Used up: createBooking: Server error (500), after, once')).toBeVisible();
  await dock(page).getByRole('radio', { name: 'Fast' }).click();

  await dock(page).getByRole('tab', { name: 'Calls' }).click();
  const booking = dock(page).getByRole('button', { name: /^500 createBooking Fault/ });
  await expect(booking).toContainText('shopper@example.com');
  await booking.click();
  await expect(dock(page).getByText('Fault: createBooking: Server error (500), after, once')).toBeVisible();
  await expect(dock(page).getByText('Fault: All calls: Slow, 2 s')).toBeVisible();

  await dock(page).getByRole('button', { name: 'Start again' }).click();
  await expect(dock(page).getByText('1 order went. 1 car tool is as before.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a booking in progress is handed over by a link of three clicks', async ({ page, browser }) => {
  await openAs(page, shopper, '/?faults=createBooking:500:after:once');
  await toolCard(page, WRENCH).getByRole('link', { name: /^Book/ }).click();
  await fillBooking(page, { quantity: '3' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await opener(page).click();
  await dock(page).getByRole('tab', { name: 'Share' }).click();
  await dock(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(dock(page).getByText(/^Copied\. The link has \d+ characters\.$/)).toBeVisible();
  await expect(dock(page).getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByLabel('Quantity', { exact: true })).toHaveValue('3');
  await expect(other.getByText('createBooking:500:after:once')).toBeVisible();
  await other.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await toast(other, BOOKED).waitFor();
  await context.close();
});

test('a situation that ships is opened from a list, with its person', async ({ page }) => {
  await page.goto('/blogs');
  await opener(page).click();
  await dock(page).getByLabel('Situation').selectOption('busy monday');
  await dock(page).getByRole('button', { name: 'Open it in this tab' }).click();
  await page.getByText(/of 55 bookings/).waitFor();
  await expect(page.getByRole('link', { name: ADD_CAR_PRODUCT })).toBeVisible();
});

/** Runs the body of a test that was copied for Playwright. */
function runCopied(text: string, page: Page): Promise<void> {
  const body = /async \(\{ page \}\) => \{\n(.*)\n\}\);/s.exec(text)?.[1] ?? '';
  const AsyncFunction = (async () => {}).constructor as new (...parts: string[]) => (...values: unknown[]) => Promise<void>;
  return new AsyncFunction('page', 'expect', body)(page, expect);
}

test('a purchase is recorded by role and name, and replayed by Playwright as it was copied', async ({ page, browser }) => {
  await page.goto('/login');
  await opener(page).click();
  await dock(page).getByRole('tab', { name: 'Steps' }).click();
  await dock(page).getByText('No steps yet.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Email' }).fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('button', { name: LOGIN, exact: true }).click();
  await toolCard(page, WRENCH).getByRole('link', { name: /^Book/ }).click();
  await typeBooking(page, { quantity: '3' });
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await toast(page, BOOKED).waitFor();
  await page.getByRole('link', { name: 'My Orders' }).first().click();
  await page.getByRole('row', { name: WRENCH }).getByRole('link', { name: /^Pay / }).click();
  await page.getByText('Test cards').click();
  await page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: PAYMENT_COMPLETED }).waitFor();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await opener(page).click();
  await dock(page).getByRole('tab', { name: 'Steps' }).click();
  const steps = dock(page).getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps.filter({ hasText: 'createBooking 200' })).toContainText(`Click the button ‘${SUBMIT_BOOKING}’`);
  await dock(page).getByRole('button', { name: 'Copy for Playwright' }).click();
  await expect(dock(page).getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(".getByLabel('Password', { exact: true }).fill('shopper123')");

  const slider = dock(page).getByRole('slider', { name: 'Go back to' });
  await slider.press('Home');
  while (!(await slider.getAttribute('aria-valuetext'))?.endsWith('after createBooking 200')) await slider.press('ArrowRight');
  const [earlier] = await Promise.all([page.waitForEvent('popup'), dock(page).getByRole('button', { name: 'Open in a new tab' }).click()]);
  await earlier.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(earlier.getByRole('row', { name: WRENCH }).getByRole('link', { name: /^Pay / })).toBeVisible();
  await earlier.close();

  const context = await browser.newContext();
  await runCopied(text, await context.newPage());
  await context.close();
});

test('a password that is shown, and a card that is no test card, are not recorded', async ({ page }) => {
  await page.goto('/login');
  await opener(page).click();
  await dock(page).getByRole('tab', { name: 'Steps' }).click();
  await dock(page).getByText('No steps yet.').waitFor();
  const steps = dock(page).getByRole('list', { name: 'Steps' });
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByLabel('Password', { exact: true }).fill('my own secret');
  await expect(steps).toContainText('Fill the textbox ‘Password’ with a secret');
  await page.keyboard.press('Escape');
  await openAs(page, shopper, '/dashboard/payment/64f0a1c2e4b0000000000502');
  await opener(page).click();
  await dock(page).getByRole('tab', { name: 'Steps' }).click();
  await dock(page).getByText('No steps yet.').waitFor();
  await page.getByRole('textbox', { name: 'Card number' }).fill('5105105105105100');
  await page.getByLabel('CVC').fill('987');
  await expect(steps).toContainText('Fill the textbox ‘CVC’ with a secret');
  await expect(steps).toContainText('Fill the textbox ‘Card number’ with a secret');
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242424242424242');
  await expect(steps).toContainText('Fill the textbox ‘Card number’ with ‘4242424242424242’');
});

test('a click on the icon of a link is a step', async ({ page }) => {
  await page.goto('/blogs');
  await opener(page).click();
  await dock(page).getByRole('tab', { name: 'Steps' }).click();
  await dock(page).getByText('No steps yet.').waitFor();
  await page.getByRole('link', { name: 'Home', exact: true }).locator('svg').click();
  await expect(page).toHaveURL('/');
  await expect(dock(page).getByRole('list', { name: 'Steps' })).toContainText('Click the link ‘Home’');
});

test('Escape in a dialog that was open before the recording began is a step', async ({ page }) => {
  const recorder = await holdRequests(page, '**/recordPage-*');
  await page.addInitScript(() => {
    const { prototype } = EventTarget;
    const native = Object.getOwnPropertyDescriptor(prototype, 'addEventListener')?.value as () => void;
    prototype.addEventListener = function add(...values) {
      // Of the listeners around the whole page, only the recorder's are for `input`.
      if (values[0] === 'input' && (this === window || this === document)) Reflect.set(window, 'records', true);
      Reflect.apply(native, this, values);
    };
  });
  await openAs(page, shopper, '/blogs');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByLabel('Dark').click();
  recorder.release();
  await page.waitForFunction(() => Reflect.get(window, 'records') === true);
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await opener(page).click();
  await dock(page).getByRole('tab', { name: 'Steps' }).click();
  await expect(dock(page).getByRole('list', { name: 'Steps' })).toContainText('Press Escape');
});

const CHARTS = '**/*machine-charts*';

test('the tab Machines shows what the shop does, and its events are sent by a click', async ({ page }) => {
  let charts = 0;
  page.on('request', (request) => void (charts += request.url().includes('machine-charts') ? 1 : 0));
  await page.goto('/blogs');
  await expect(opener(page)).not.toHaveAttribute('aria-disabled');
  await opener(page).click();
  const tab = dock(page).getByRole('tab', { name: 'Machines' });
  await tab.click();
  await expect(dock(page).getByText('No machine is running. The shop starts them when somebody signs in.')).toBeVisible();
  expect(charts).toBe(0);

  await dock(page).getByRole('tab', { name: 'Setup' }).click();
  await dock(page).getByRole('button', { name: 'Sam Carter' }).click();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await toolCard(page, WRENCH).getByRole('link', { name: /^Book/ }).click();
  await tab.click();
  const machines = dock(page).getByRole('group', { name: 'Machines' });
  await machines.getByRole('button', { name: 'order: editing' }).click();
  const state = (name: string) => dock(page).getByRole('button', { name, exact: true });
  await expect(state('editing')).toHaveAttribute('aria-current', 'true');
  expect(charts).toBe(1);

  await fillBooking(page, { quantity: '1' });
  await page.getByRole('button', { name: SUBMIT_BOOKING, exact: true }).click();
  await expect(machines.getByRole('button', { name: 'order: booked' })).toBeVisible();
  await expect(state('booked')).toHaveAttribute('aria-current', 'true');
  await expect(dock(page).getByRole('listitem').filter({ hasText: 'order.submit →' })).toBeVisible();

  await machines.getByRole('button', { name: 'auth: signedIn' }).click();
  await expect(dock(page).getByText('"email": "shopper@example.com"').first()).toBeVisible();
  await state('auth.signOut').click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(machines.getByRole('button', { name: 'auth: signedOut' })).toBeVisible();
});

test('the machines that started before the dock was opened have their history; a chart that does not load is loaded again', async ({
  page,
}) => {
  await page.route(CHARTS, (route) => route.abort());
  await openAs(page, shopper, '/blogs');
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await opener(page).click();
  await dock(page).getByRole('tab', { name: 'Machines' }).click();
  await dock(page)
    .getByRole('button', { name: /^auth: / })
    .click();
  await expect(dock(page).getByRole('listitem').last()).toHaveText(/^start → /);
  await expect(dock(page).getByText('The chart could not be loaded')).toBeVisible();
  await page.unroute(CHARTS);
  await dock(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dock(page).getByRole('button', { name: 'signedIn', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('by keyboard alone on a phone: nothing is wider than the window, and the focus returns', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/blogs');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The sandbox's notice replaces that of the prerendered page.
  await expect(opener(page)).not.toHaveAttribute('aria-disabled');
  await tabTo(page, opener(page));
  await page.keyboard.press('Alt+KeyS');
  await expect(dock(page)).toBeFocused();
  await tabTo(page, dock(page).getByRole('button', { name: 'Sam Carter' }));
  await page.keyboard.press('Enter');
  await expect(dock(page).getByRole('button', { name: 'Sam Carter', pressed: true })).toBeVisible();
  await expect(page).toHaveURL('/blogs');
  await tabTo(page, dock(page).getByRole('tab', { name: 'Setup' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(dock(page).getByRole('button', { name: /^200 login/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(dock(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});
