import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { unzipSync } from 'fflate';
import { BOOKED, OUR_BLOGS, SUBMIT_BOOKING } from '#contract/texts.ts';
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

test('the texts beside it say how to start it', async () => {
  const files = unzipSync(readFileSync('dist/gadget-garage-demo.zip'), { filter: ({ name }) => name.endsWith('README.txt') });
  const text = Buffer.from(files['gadget-garage-demo/README.txt'] ?? []).toString();
  for (const words of ['Windows', 'Mac', 'Linux', 'node serve.mjs', 'python3 -m http.server']) expect(text).toContain(words);
});
