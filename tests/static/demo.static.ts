import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { unzipSync } from 'fflate';
import { BOOKED, OUR_BLOGS, SUBMIT_BOOKING } from '#contract/texts.ts';
import { isAnsweredByWorker } from '#tests/support/isAnsweredByWorker.ts';
import { fillBooking, toolCard } from '../e2e/shop.ts';

/** Unpacks the file for a USB stick, and starts its program there. */
async function startDemo() {
  const stick = mkdtempSync(join(tmpdir(), 'stick-'));
  for (const [path, content] of Object.entries(unzipSync(readFileSync('dist/gadget-garage-demo.zip')))) {
    mkdirSync(dirname(join(stick, path)), { recursive: true });
    writeFileSync(join(stick, path), content);
  }
  const program: ChildProcess = spawn(process.execPath, ['serve.mjs', '--port', '0'], { cwd: join(stick, 'gadget-garage-demo'), env: {} });
  const [line] = (await once(program.stdout ?? program, 'data')) as [Buffer];
  const address = /http:\S+/.exec(line.toString())?.[0] ?? '';
  const end = async () => {
    program.kill();
    await once(program, 'close');
    rmSync(stick, { recursive: true });
  };
  return { address, end };
}

const test = base.extend<{ demo: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
  demo: async ({}, run) => {
    const { address, end } = await startDemo();
    await run(address);
    await end();
  },
});

test('unpacked, one command serves the shop: home, an address, a booking, and nothing from elsewhere', async ({ page, demo }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => void (request.url().startsWith(`${demo}/`) || elsewhere.push(request.url())));
  const response = await page.goto(`${demo}/booking/64f0a1c2e4b0000000000001`);
  expect(response?.status()).toBe(200);
  await page.getByLabel('Email').fill('shopper@example.com');
  await page.getByLabel('Password', { exact: true }).fill('shopper123');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await fillBooking(page, { quantity: '2' });
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await expect(page.getByText(BOOKED, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${demo}/`);
  await expect(toolCard(page, 'Ratchet Combination Wrench Set, 12 pc')).toContainText('46 available');
  await page.goto(`${demo}/blogs`);
  await expect(page.getByRole('heading', { level: 1, name: OUR_BLOGS })).toBeVisible();
  expect(elsewhere).toEqual([]);
});

/** Waits until the site of a page is stored, and its worker answers from the store. */
async function whenStored(page: Page, site: string) {
  const isStored = () =>
    page.evaluate(async (path) => (await caches.match(`${path}app/index.html`, { cacheName: `gadget-garage sandbox ${path}` }))?.ok, site);
  await expect.poll(isStored).toBe(true);
  await expect.poll(() => isAnsweredByWorker(page, `${site}siteFiles.json`)).toBe(true);
}

test('the shop with corrected texts is beside it: with its own worker, data and person, also without a network', async ({
  page,
  context,
  demo,
}) => {
  const blogs = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });
  await page.goto(`${demo}/?situation=empty-shop`);
  await expect(page.getByText('No car tools on the shelf right now')).toBeVisible();
  await whenStored(page, '/');

  await page.goto(`${demo}/corrected`);
  await expect(page).toHaveURL(`${demo}/corrected/`);
  await expect(toolCard(page, 'Ratchet Combination Wrench Set, 12 pc')).toContainText('48 available');
  // Its file is stored once, at the root.
  await expect(page.locator('main img').first()).not.toHaveJSProperty('naturalWidth', 0);
  await page.goto(`${demo}/corrected/blogs`);
  await expect(blogs('Our Blog')).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${demo}/corrected/sandboxWorker.js`);
  await whenStored(page, '/corrected/');

  await context.setOffline(true);
  await page.goto(`${demo}/corrected/blogs?again`);
  await expect(blogs('Our Blog')).toBeVisible();
  await page.goto(`${demo}/blogs`);
  await expect(blogs(OUR_BLOGS)).toBeVisible();
  await page.goto(demo);
  await expect(page.getByText('No car tools on the shelf right now')).toBeVisible();
});

test('an address of the other shop never gets a stored page of this one', async ({ page, context, demo }) => {
  await page.goto(`${demo}/blogs`);
  await whenStored(page, '/');
  await context.setOffline(true);
  await expect(page.goto(`${demo}/corrected/blogs`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('the texts beside it say how to start it', async () => {
  const files = unzipSync(readFileSync('dist/gadget-garage-demo.zip'), { filter: ({ name }) => name.endsWith('README.txt') });
  const text = Buffer.from(files['gadget-garage-demo/README.txt'] ?? []).toString();
  for (const words of ['Windows', 'Mac', 'Linux', 'node serve.mjs', 'python3 -m http.server', '/corrected/']) expect(text).toContain(words);
});
