// Counts what a browser loads from dist/loopback, the live build with a local configuration: the first visit of `/`, and what each further
// route imports, in brotli bytes. Fails if something is over its budget, or if the first visit does what it must not do.
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { init, parse } from 'es-module-lexer';
import { chromium } from 'playwright';
import { loadEnv, preview } from 'vite';
import { findBrowser, launchArguments } from './browser.mjs';
import { budgetRow, countRow, reportBudgets, routeRow } from './budgets.mjs';
import { loadModule } from './loadModule.mjs';

const FOLDER = 'dist/loopback';
const { VITE_API_URL: API = '', VITE_FIREBASE_API_KEY: API_KEY = '' } = loadEnv('loopback', process.cwd(), 'VITE_');
/** The reads of home, once each. */
const READS = ['/cameraProducts/', '/carTools', '/products.json', '/review'];

/** @param {string | Buffer} content @returns {number} its brotli size in bytes */
const compressed = (content) => brotliCompressSync(content).length;

/** A cache, because many routes share a file. @type {Map<string, number>} */
const sizes = new Map();

/** @param {string} path a file of the build @returns {number} its brotli size in bytes */
function bytes(path) {
  const size = sizes.get(path) ?? compressed(readFileSync(join(FOLDER, path)));
  sizes.set(path, size);
  return size;
}

/** @param {string[]} paths files of the build @returns {number} their brotli size in kB */
const kilobytes = (paths) => paths.reduce((sum, path) => sum + bytes(path), 0) / 1000;
const isScript = (/** @type {string} */ path) => path.endsWith('.js');

await init;
const server = await preview({ mode: 'loopback', preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0] ?? '';
const executablePath = findBrowser();
const browser = await chromium.launch({ args: launchArguments, ...(executablePath === undefined ? {} : { executablePath }) });

/** @param {{ url(): string }} message a request or a response @returns {string} the file's path in the build */
const pathOf = (message) => new URL(message.url()).pathname.slice(1);
const isCode = (/** @type {string} */ path) => /\.(js|css)$/.test(path);

/** Waits until the code that has loaded requests no more. @param {import('playwright').Page} page @param {Set<unknown>} pending */
async function untilIdle(page, pending) {
  do await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
  while (pending.size > 0);
}

/**
 * Runs in the page. Records what the page uses of Intl: its classes, and the methods that create objects of them. The first one loads the
 * data of its language, which delays a page on a slow phone.
 */
function recordIntl() {
  /** @type {string[]} */
  const used = [];
  Reflect.set(window, 'usedIntl', used);
  /** @param {object} owner @param {string} key @param {string} label */
  const record = (owner, key, label) => {
    /** @type {ProxyHandler<Function>} */
    const traps = {
      apply: (original, self, args) => {
        used.push(label);
        return Reflect.apply(original, self, args);
      },
      construct: (original, args, target) => {
        used.push(label);
        return Reflect.construct(original, args, target);
      },
    };
    Reflect.set(owner, key, new Proxy(Reflect.get(owner, key), traps));
  };
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'PluralRules', 'RelativeTimeFormat', 'ListFormat'])
    record(Intl, name, `Intl.${name}`);
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) record(Date.prototype, name, name);
  record(Number.prototype, 'toLocaleString', 'toLocaleString');
  record(BigInt.prototype, 'toLocaleString', 'toLocaleString');
  record(String.prototype, 'localeCompare', 'localeCompare');
}

/** @type {typeof import('../src/app/services/firebase/storedSession.ts')} */
const { firebaseSessionKey } = await loadModule('src/app/services/firebase/storedSession.ts');
/** Runs in the page. Stores what looks like a session, so that the page does not lead to the sign-in page before React has begun. */
const storeSession = (/** @type {string} */ key) => localStorage.setItem(key, '{}');

/** A phone, in the dark theme. @type {import('playwright').BrowserContextOptions} */
const PHONE = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' };

/** @param {import('playwright').BrowserContextOptions} options */
async function openPage(options) {
  const page = await browser.newPage(options);
  // Only for a page that would load for ever: no machine is too slow.
  page.setDefaultTimeout(600_000);
  return page;
}

/**
 * Opens a page as a visitor, with a backend that has no rows.
 * @param {string} path
 * @param {{ isGuarded?: boolean, device?: import('playwright').BrowserContextOptions }} [options]
 * `isGuarded`: the page is for signed-in users; `device`: a desktop computer with the light theme by default
 */
async function visit(path, { isGuarded = false, device = {} } = {}) {
  const page = await openPage(device);
  await page.addInitScript(recordIntl);
  if (isGuarded) await page.addInitScript(storeSession, firebaseSessionKey(API_KEY));
  await page.route(`${API}/**`, (route) => route.fulfill({ json: [], headers: { 'access-control-allow-origin': '*' } }));
  /** @type {Set<string>} */
  const loaded = new Set();
  /** @type {Set<unknown>} */
  const pending = new Set();
  /** @type {string[]} */
  const calls = [];
  /** @type {string[]} */
  const faults = [];
  page.on('request', (request) => {
    if (isCode(pathOf(request))) pending.add(request);
    const { pathname, origin } = new URL(request.url());
    if (origin !== API && pathname !== '/products.json') return;
    calls.push(pathname);
    if ('authorization' in request.headers()) faults.push(`${pathname} was read with a token`);
  });
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('response', (response) => isCode(pathOf(response)) && loaded.add(pathOf(response)));
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(address + path.slice(1));
  // No list is loading, so React has taken the page over and has shown what it has read.
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await untilIdle(page, pending);
  const usedIntl = await page.evaluate(() => /** @type {string[]} */ (Reflect.get(window, 'usedIntl')));
  return { page, loaded, calls, faults, usedIntl };
}

/** @type {string[]} what a page does that it must not do */
const wrong = [];

/** The first visit of home. */
const home = await visit('/');
// A page that stays open is drawn for as long as something on it moves, which slows all others down.
await home.page.close();
const ownScripts = [...home.loaded].filter(isScript);
if (home.calls.toSorted().join() !== READS.join()) wrong.push(`/ reads ${home.calls.join(', ')}, and not ${READS.join(', ')} once each`);
if (home.usedIntl.length > 0) wrong.push(`/ uses ${home.usedIntl.join(', ')}`);
for (const path of ownScripts.filter((script) => bytes(script) < 1000)) wrong.push(`/ requests ${path}, which is less than 1 kB`);
for (const path of [...home.loaded].filter((file) => !isScript(file)))
  wrong.push(`/ requests ${path}, although its styles are in the page`);

/** Home's HTML, which must be complete before any script has run. */
const html = readFileSync(join(FOLDER, 'index.html'), 'utf8');
const withoutScripts = await openPage({ javaScriptEnabled: false });
await withoutScripts.goto(address);
const elements = await withoutScripts.evaluate(() => document.querySelectorAll('*').length);
if (!(await withoutScripts.getByRole('heading', { level: 2, name: 'Car Items' }).isVisible())) wrong.push('/ needs a script to be painted');
await withoutScripts.close();
for (const [tag] of html.matchAll(/<script[^>]* src=[^>]*>/g)) if (!tag.includes('type="module"')) wrong.push(`/ waits for ${tag}`);
const textIn = (/** @type {RegExp} */ pattern) => [...html.matchAll(pattern)].map((match) => match[1] ?? '').join('');

/** @type {typeof import('./prerender/pages.ts')} */
const { PRERENDERED } = await loadModule('scripts/prerender/pages.ts');
wrong.push(...home.faults.map((fault) => `/: ${fault}`));

/** @param {string} path @param {import('playwright').BrowserContextOptions} device */
async function checkHydration(path, device) {
  const { page, faults, usedIntl } = await visit(path, { isGuarded: path.startsWith('/dashboard'), device });
  // A list sorts its statuses.
  const unneeded = usedIntl.filter((name) => name !== 'Intl.Collator');
  if (unneeded.length > 0) wrong.push(`${path} uses ${unneeded.join(', ')}`);
  // A mismatch is an error of the page (https://react.dev/errors/418).
  wrong.push(...faults.map((fault) => `${path}${device === PHONE ? ' on a phone' : ''}: ${fault}`));
  await page.close();
}

const waiting = [
  // A query is applied once React has taken the page over.
  { path: '/showAllProducts?q=e&status=New&sort=newest&details=1', device: PHONE },
  { path: '/?details=1', device: PHONE },
  ...PRERENDERED.flatMap((path) => [{ path, device: PHONE }, ...(path === '/' ? [] : [{ path, device: {} }])]),
];

/** Visits one page after the other. */
async function checkWaiting() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { path, device } = next;
    await checkHydration(path, device).catch((error) => wrong.push(`${path} cannot be checked: ${String(error).split('\n')[0]}`));
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, checkWaiting));

/** @param {string} name of a chunk @returns {string[]} its file, if there is exactly one */
function chunk(name) {
  const files = readdirSync(join(FOLDER, 'assets')).filter((file) => file.startsWith(`${name}-`) && isScript(file));
  if (files.length !== 1) wrong.push(`${FOLDER}: ${files.length} files are called ${name}`);
  return files.map((file) => `assets/${file}`);
}

/** @param {string} script of the build @returns {string[]} the scripts that it imports before it runs */
function importsOf(script) {
  const [imports] = parse(readFileSync(join(FOLDER, script), 'utf8'));
  return imports.flatMap(({ d: position, n: path }) => {
    const isStatic = position === -1;
    return isStatic && path !== undefined ? posix.join(posix.dirname(script), path) : [];
  });
}

/** @param {string[]} scripts of the build @returns {string[]} they and all scripts that they import, except those of home */
function added(...scripts) {
  const all = new Set(scripts);
  for (const script of all) for (const imported of importsOf(script)) all.add(imported);
  return [...all].filter((path) => !home.loaded.has(path));
}

/** The scripts that all other pages share. They have a budget of their own. */
const common = added(...chunk('routes'), ...chunk('start'));

const rows = [
  budgetRow('page', 'HTML of /, with its styles', compressed(html) / 1000),
  countRow('elements', 'Elements of / before any script', elements),
  budgetRow('headScript', 'Script in the head', compressed(textIn(/<script data-[^>]*>([^]*?)<\/script>/g)) / 1000),
  budgetRow('css', 'CSS until idle', compressed(textIn(/<style>([^]*?)<\/style>/g)) / 1000),
  countRow('scripts', 'Requests of scripts until idle', ownScripts.length),
  budgetRow('idle', 'JavaScript until idle', kilobytes(ownScripts)),
  budgetRow('flows', 'Routes and flows, for other pages and those who sign in', kilobytes(common)),
  // The SDKs have their own budgets, because our changes cannot make them smaller.
  budgetRow('identity', 'Firebase, for those who sign in', kilobytes(chunk('openIdentity'))),
  budgetRow('cards', 'Stripe, on the payment page', kilobytes(chunk('openCards'))),
];
const routes = readdirSync(join(FOLDER, 'assets')).filter((name) => /Route-[\w-]+\.js$/.test(name));
rows.push(
  ...routes.map((file) => {
    const own = added(`assets/${file}`).filter((path) => !common.includes(path));
    return routeRow(file.slice(0, file.indexOf('Route-')), kilobytes(own));
  }),
);
await browser.close();
await server.close();

const { lines, complaints } = reportBudgets(rows, '0033-first-paint-before-react.md');
for (const line of lines) console.log(line);
for (const complaint of [...wrong, ...complaints]) console.error(complaint);
process.exitCode = wrong.length + complaints.length === 0 ? 0 : 1;
