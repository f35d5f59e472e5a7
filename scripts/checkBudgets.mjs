// Counts what the first visit of `/` loads from dist/live, in brotli bytes, and fails when it is more than the budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { findBrowser, launchArguments } from './browser.mjs';

const FOLDER = 'dist/live';
/** kB (1000 bytes), brotli. */
const BUDGETS = { firstPaint: 100, quiet: 125, css: 6 };

/** @param {string[]} paths files of the build @returns {number} their brotli size in kB */
const kilobytes = (paths) => paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(FOLDER, path))).length, 0) / 1000;

/** What the page itself asks for before anything runs: its scripts, their static imports (modulepreload) and its styles. */
const html = readFileSync(join(FOLDER, 'index.html'), 'utf8');
const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');

const server = await preview({ mode: 'live', preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
const executablePath = findBrowser();
const browser = await chromium.launch({ args: launchArguments, ...(executablePath === undefined ? {} : { executablePath }) });
const page = await browser.newPage();
/** @type {Set<string>} */
const loaded = new Set();
page.on('response', (response) => {
  const { pathname } = new URL(response.url());
  if (/\.(js|css)$/.test(pathname)) loaded.add(pathname.slice(1));
});
await page.goto(server.resolvedUrls?.local[0] ?? '', { waitUntil: 'networkidle' });
await browser.close();
await server.close();

const isScript = (/** @type {string} */ path) => path.endsWith('.js');
const counted = {
  firstPaint: kilobytes(named.filter(isScript)),
  quiet: kilobytes([...loaded].filter(isScript)),
  css: kilobytes([...loaded].filter((path) => !isScript(path))),
};
const rows = /** @type {const} */ ([
  ['JavaScript before first paint', 'firstPaint'],
  ['JavaScript until quiet', 'quiet'],
  ['CSS until quiet', 'css'],
]);
for (const [what, key] of rows) console.log(`${what}: ${counted[key].toFixed(1)} kB of ${BUDGETS[key]} kB`);
if (rows.some(([, key]) => counted[key] > BUDGETS[key])) {
  console.error('The first load of / is over its budget.');
  process.exit(1);
}
