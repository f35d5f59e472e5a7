// Measures in brotli bytes what a browser loads from dist/loopback, the live build with a local configuration: the first visit of `/`, and
// what each further route adds. Fails if a size is over its budget.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { findBrowser, launchArguments } from './browser.mjs';
import { budgetRow, reportBudgets, routeRow } from './budgets.mjs';

const FOLDER = 'dist/loopback';

/** A cache, because many routes share a file. @type {Map<string, number>} */
const sizes = new Map();

/** @param {string} path a file of the build @returns {number} its brotli size in bytes */
function bytes(path) {
  const size = sizes.get(path) ?? brotliCompressSync(readFileSync(join(FOLDER, path))).length;
  sizes.set(path, size);
  return size;
}

/** @param {string[]} paths files of the build @returns {number} their brotli size in kB */
const kilobytes = (paths) => paths.reduce((sum, path) => sum + bytes(path), 0) / 1000;
const isScript = (/** @type {string} */ path) => path.endsWith('.js');

/** The files that the page requests before any script runs: its scripts, their static imports (modulepreload) and its styles. */
const html = readFileSync(join(FOLDER, 'index.html'), 'utf8');
const initialFiles = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');

const server = await preview({ mode: 'loopback', preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
const executablePath = findBrowser();
const browser = await chromium.launch({ args: launchArguments, ...(executablePath === undefined ? {} : { executablePath }) });

/** @param {{ url(): string }} message a request or a response @returns {string} the file's path in the build */
const pathOf = (message) => new URL(message.url()).pathname.slice(1);
const isCode = (/** @type {string} */ path) => /\.(js|css)$/.test(path);

/**
 * Visits `/`, then imports these scripts of the build as a route would.
 * @param {string[]} scripts @returns {Promise<string[]>} the loaded scripts and styles
 */
async function visit(...scripts) {
  const page = await browser.newPage();
  /** @type {Set<string>} */
  const loaded = new Set();
  /** @type {Set<unknown>} */
  const pending = new Set();
  page.on('request', (request) => isCode(pathOf(request)) && pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('response', (response) => isCode(pathOf(response)) && loaded.add(pathOf(response)));
  const address = server.resolvedUrls?.local[0] ?? '';
  if (scripts.length > 0) await page.goto(address);
  else {
    // Only the first visit waits for what loads after the first paint; Firebase is the last of it.
    await Promise.all([
      page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/openIdentity-')),
      page.goto(address),
    ]);
    // Loaded code may request more when it runs.
    do await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
    while (pending.size > 0);
  }
  await page.evaluate(
    (paths) => Promise.all(paths.map((path) => import(path))),
    scripts.map((script) => `/${script}`),
  );
  await page.close();
  return [...loaded];
}

/** Finds a provider's adapter. Adapters and their SDKs have their own budgets, because our changes cannot make an SDK smaller. */
const adapterOf = (/** @type {string} */ name) =>
  readdirSync(join(FOLDER, 'assets'))
    .filter((file) => file.startsWith(`${name}-`) && isScript(file))
    .map((file) => `assets/${file}`);
const identity = adapterOf('openIdentity');
const cards = adapterOf('openCards');

const home = await visit();
const ownScripts = home.filter((path) => isScript(path) && !identity.includes(path));
const rows = [
  budgetRow('firstPaint', 'JavaScript before first paint', kilobytes(initialFiles.filter(isScript))),
  budgetRow('idle', 'JavaScript until idle', kilobytes(ownScripts)),
  budgetRow('css', 'CSS until idle', kilobytes(home.filter((path) => !isScript(path)))),
  budgetRow('identity', 'Firebase, after the first paint', kilobytes(identity.filter((path) => home.includes(path)))),
  budgetRow('cards', 'Stripe, on the payment page', kilobytes(cards)),
];
if (cards.length !== 1 || !identity.every((path) => home.includes(path)) || identity.length !== 1)
  throw new Error(`${FOLDER}: an adapter's file is missing or ambiguous, or Firebase was not loaded`);
for (const file of readdirSync(join(FOLDER, 'assets')).filter((name) => /Route-[\w-]+\.js$/.test(name))) {
  const added = (await visit(`assets/${file}`)).filter((path) => isScript(path) && !home.includes(path));
  rows.push(routeRow(file.slice(0, file.indexOf('Route-')), kilobytes(added)));
}
await browser.close();
await server.close();

const { lines, complaints } = reportBudgets(rows, '0009-first-load.md');
for (const line of lines) console.log(line);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
