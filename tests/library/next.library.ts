import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../scripts/check/listenLocally.ts';
import { backgroundOf, exampleFolder, expect, test } from './example.ts';

let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  server = spawn('node', ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', String(port)], {
    cwd: exampleFolder('next'),
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  await expect
    .poll(() =>
      fetch(address).then(
        ({ status }) => status,
        () => null,
      ),
    )
    .toBe(200);
});

test.afterAll(() => {
  server.kill();
});

test('the server draws components and screens, in the brand', async () => {
  const html = await (await fetch(address)).text();
  expect(html).toContain('Drawn on the server');
  expect(html).toContain('The reviews are not loaded yet.');
  expect(html).toContain('--gg-color-accent:light-dark(#0b6e4f, #5fd3a6)');
});

for (const [scheme, accent] of [
  ['light', 'rgb(11, 110, 79)'],
  ['dark', 'rgb(95, 211, 166)'],
] as const) {
  test(`a screen answers clicks, and links go through Next's router, in the ${scheme} theme`, async ({ page }, testInfo) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(address);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('The ratchet clicks like a Swiss watch.')).toBeVisible();
    await page.screenshot({ path: testInfo.outputPath(`${scheme}.png`) });
    expect(await backgroundOf(page, 'a[href="/addAReview"]')).toBe(accent);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: 'Add a review' }).click();
    await expect(page.getByText('Your page')).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}
