import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { BOOKED, SUBMIT_BOOKING } from '#contract/texts.ts';
import { createSandbox } from '#mocks/createSandbox.ts';
import { demoSeed } from '#mocks/data/seed.ts';
import { captureSituation } from '#mocks/situation/captureSituation.ts';
import { decodeText, FRAGMENT, situationLink } from '#mocks/situation/link.ts';
import { emptySituation, type Situation } from '#mocks/situation/situation.ts';
import { allowFailedCalls, dayFromNow, expect, fillBooking, openAs, shopper, test, toast, toolCard } from '../e2e/shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';
const WRENCH_ID = '64f0a1c2e4b0000000000001';
const DAY = 24 * 60 * 60 * 1000;

allowFailedCalls();

/** Makes a link of a sandbox in which somebody has signed up, and written a row. */
async function linkOf(site: string, fields: Partial<Situation> = {}) {
  const sandbox = await createSandbox();
  await sandbox.identity.signUp({ name: 'Ada', email: 'ada@example.com', password: 'not in the link' });
  await sandbox.world.write(async (transaction) => {
    const wrench = transaction.get('tools', WRENCH_ID);
    if (wrench !== undefined) transaction.put('tools', { ...wrench, quantity: 7 });
  });
  const situation = await captureSituation({
    ...emptySituation(),
    person: 'ada@example.com',
    faults: { text: () => 'listPhones:500', counts: () => [0] },
    clock: 3 * DAY,
    path: `/booking/${WRENCH_ID}`,
    drafts: [{ form: 'booking', id: WRENCH_ID, typed: { address: '12 Analytical Row', quantity: '2' } }],
    ...fields,
    world: sandbox.world,
    seed: demoSeed,
  } as Parameters<typeof captureSituation>[0]);
  return situationLink(situation, site);
}

test('a link opens the same rows, person, faults, clock, page and drafts, and leaves the own world as it is', async ({
  page,
  context,
  baseURL,
}) => {
  const link = await linkOf(`${baseURL}/`);
  await page.goto(link);
  await expect(page).toHaveURL(`${baseURL}/booking/${WRENCH_ID}`);
  await expect(page.getByLabel('Address')).toHaveValue('12 Analytical Row');
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('2');
  await expect(page.getByRole('form').getByText('ada@example.com')).toBeVisible();
  await expect(page.getByText('listPhones:500')).toBeVisible();
  await expect(page.getByLabel('Date')).toHaveAttribute('min', dayFromNow(3));

  await fillBooking(page, { quantity: '3' });
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await toast(page, BOOKED).waitFor();
  await toolCard(page, WRENCH).getByText('4 available').waitFor();
  await page.reload();
  await toolCard(page, WRENCH).getByText('4 available').waitFor();
  await expect(page.getByRole('link', { name: '1 order' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await toolCard(other, WRENCH).getByText('48 available').waitFor();
  await other.close();

  await page.getByRole('button', { name: 'Reset' }).click();
  await toolCard(page, WRENCH).getByText('7 available').waitFor();
  await page.goto('/?world=demo');
  await toolCard(page, WRENCH).getByText('48 available').waitFor();
  await expect(page.getByText('Calls fail on purpose')).toBeHidden();
});

test('a link that is pasted into an open shop opens too, and replaces an earlier situation', async ({ page, baseURL }) => {
  await openAs(page, shopper, '/?situation=empty-shop');
  await page.getByText('No car tools on the shelf right now').waitFor();
  await page.goto(await linkOf(`${baseURL}/`, { path: '/', drafts: [], clock: 0 }));
  await toolCard(page, WRENCH).getByText('7 available').waitFor();
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
});

test('a damaged link says what was ignored, and opens the rest or nothing', async ({ page, baseURL }) => {
  const link = await linkOf(`${baseURL}/`);
  await page.goto(link.slice(0, -20));
  await page.getByText('This situation is damaged, incomplete or too large, so nothing of it was opened.').waitFor();
  await expect(page).toHaveURL(`${baseURL}/`);
  await toolCard(page, WRENCH).getByText('48 available').waitFor();

  const partly = { ...emptySituation(), person: 'nobody@example.com', path: '/blogs', weather: 'rain' };
  await page.goto(await situationLink(partly, `${baseURL}/`));
  await page
    .getByText("This situation was opened without its field 'weather' and its person 'nobody@example.com', who has no account.")
    .waitFor();
  await expect(page).toHaveURL(`${baseURL}/blogs`);
});

/** Drops a file onto the page, once the sandbox has started. */
async function drop(page: Page, text: string, name = 'situation.json'): Promise<boolean> {
  await expect(page.getByRole('button', { name: 'Controls' })).not.toHaveAttribute('aria-disabled');
  return page.evaluate(
    ([content, fileName]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName, { type: 'application/json' }));
      const isKept = document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      return !isKept;
    },
    [text, name] as const,
  );
}

test('a situation that is too long for a link is saved as a file, which opens when it is dropped onto a page', async ({
  page,
  context,
}) => {
  // Reviews that cannot be compressed.
  const letters = () => Array.from({ length: 900 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join('');
  const puts = Array.from({ length: 20 }, (_, index) => ({
    _id: String(index).padStart(24, 'f'),
    name: `Ada ${index}`,
    email: 'shopper@example.com',
    description: letters(),
    img: '',
  }));
  await page.goto('/blogs');
  expect(
    await drop(page, JSON.stringify({ v: 1, path: '/showAllReview', changes: { reviews: { puts, deletes: [] } }, weather: 'rain' })),
  ).toBe(true);
  await page.getByText("This situation was opened without its field 'weather'.").waitFor();
  await page.getByRole('heading', { name: 'Ada 19' }).waitFor();

  await page.getByRole('button', { name: 'Controls' }).click();
  await page.getByRole('tab', { name: 'Share' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText(/A link would have \d\d,\d{3} characters, so here is a file\./).waitFor();
  const text = await readFile(await (await saved).path(), 'utf8');

  const other = await context.newPage();
  await other.goto('/blogs');
  await drop(other, text);
  await other.getByRole('heading', { name: 'Ada 19' }).waitFor();
  await drop(other, 'shopping list');
  const damaged = other.getByText('This situation is damaged, incomplete or too large, so nothing of it was opened.');
  await damaged.waitFor();
  await other.goto('/blogs');
  // A folder is a file that cannot be read.
  await other.evaluate(() => (File.prototype.text = () => Promise.reject(new DOMException('No file', 'NotFoundError'))));
  await drop(other, '');
  await damaged.waitFor();
});

test('an HTTP archive of a backend opens as its rows, when it is dropped onto a page', async ({ page }) => {
  const tools = [{ _id: WRENCH_ID, name: 'Wrench of the backend', price: '$1,200.50', quantity: '3' }, { name: 'Without an id' }];
  // Larger than a situation can be, as an archive with pictures is.
  const picture = { mimeType: 'image/webp', encoding: 'base64', text: 'A'.repeat(5_000_000) };
  const entry = (path: string, content: object) => ({
    request: { method: 'GET', url: `https://backend.example/v2${path}`, headers: [{ name: 'authorization', value: 'Bearer secret' }] },
    response: { status: 200, content },
  });
  const entries = [entry('/wrench.webp', picture), entry('/carTools', { mimeType: 'application/json', text: JSON.stringify(tools) })];
  await page.goto('/blogs');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  // Whatever the file is called, its tokens do not get into the address, and so not into the browser's history.
  await drop(page, JSON.stringify({ log: { version: '1.2', entries } }), 'backend.json');
  await page.getByText('This situation was opened without 1 of its 2 rows of tools.').waitFor();
  await toolCard(page, 'Wrench of the backend').getByText('3 available').waitFor();
  await expect(toolCard(page, WRENCH)).toBeHidden();
  const [, fragment] = addresses.find((address) => address.includes(FRAGMENT))?.split(FRAGMENT) ?? [];
  const written = await decodeText(fragment ?? '');
  expect(written).toContain('Wrench of the backend');
  expect(written).not.toContain('secret');
  await drop(page, JSON.stringify({ log: { version: '1.2', entries: [] } }), 'empty.har');
  await page.getByText('This HTTP archive has no answer with rows of the shop, so nothing of it was opened.').waitFor();
});

test.describe('before midnight', () => {
  test.use({ ownContext: true });

  test('before-midnight: a booking for today is too late a minute after', async ({ page }) => {
    await page.clock.install({ time: new Date(2026, 10, 27, 12) });
    await page.goto('/?situation=before-midnight');
    const date = page.getByLabel('Date');
    await expect(date).toHaveValue('2026-11-27');
    await page.clock.runFor(61_000);
    await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
    await page.getByText('Choose today or a later day').waitFor();
  });
});
