// Counts what a browser loads from dist/loopback, the live build with a local configuration: the first visit of `/`, and what each further
// route imports, in brotli bytes. Fails if something is over its budget, or if the first visit does what it must not do.
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { init, parse } from 'es-module-lexer';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { loadEnv, preview } from 'vite';
import { firebaseSessionKey } from '#app/services/firebase/storedSession.ts';
import { browserOptions } from './browser.ts';
import { reportBudgets, routeRow, row } from './budgets.ts';
import { makeTransparent } from '#tests/support/makeTransparent.ts';
import { isPrerendered } from '#app/navigation/page.ts';
import { pages } from '#app/pages.ts';

const FOLDER = 'dist/loopback';
const { VITE_API_URL: API = '', VITE_FIREBASE_API_KEY: API_KEY = '' } = loadEnv('loopback', process.cwd(), 'VITE_');
/** The reads of home, once each. */
const READS = ['/cameraProducts/', '/carTools', '/products.json', '/review'];

/** The brotli size in bytes. */
const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

/** A cache, because many routes share a file. */
const sizes = new Map<string, number>();

/** The brotli size of a file of the build, in bytes. */
function bytes(path: string) {
  const size = sizes.get(path) ?? compressed(readFileSync(join(FOLDER, path)));
  sizes.set(path, size);
  return size;
}

/** The brotli size of files of the build, in kB. */
const kilobytes = (paths: string[]) => paths.reduce((sum, path) => sum + bytes(path), 0) / 1000;
const isScript = (path: string) => path.endsWith('.js');

await init();
const server = await preview({ mode: 'loopback', preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(browserOptions());

/** The path in the build of the file of a request or a response. */
const pathOf = (message: { url(): string }) => new URL(message.url()).pathname.slice(1);
const isCode = (path: string) => /\.(js|css)$/.test(path);

/** Waits until the code that has loaded requests no more. */
async function untilIdle(page: Page, pending: Set<unknown>) {
  do await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
  while (pending.size > 0);
}

/**
 * Runs in the page. Records what the page uses of Intl: its classes, and the methods that create objects of them. The first one loads the
 * data of its language, which delays a page on a slow phone.
 */
function recordIntl() {
  const used: string[] = [];
  Reflect.set(window, 'usedIntl', used);
  const record = (owner: object, key: string, label: string) => {
    const traps: ProxyHandler<Function> = {
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

/** Runs in the page. Stores what looks like a session, so that the page does not lead to the sign-in page before React has begun. */
const storeSession = (key: string) => localStorage.setItem(key, '{}');

/**
 * Runs in the page. Answers calls of the backend with no rows, and reports those with a token. Playwright would do so only without the
 * browser's cache.
 */
function answerCalls(api: string) {
  const originalFetch = window.fetch;
  window.fetch = async (input, init) => {
    const { url, headers } = new Request(input, init);
    if (!url.startsWith(api)) return originalFetch(input, init);
    if (headers.has('authorization')) console.error(`${url} was read with a token`);
    return Response.json([]);
  };
}

/** A phone, in the dark theme. */
const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' };

/** A browser context whose pages are not drawn. */
async function openContext(options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  await context.addInitScript(makeTransparent);
  // Only for a page that would load for ever: no machine is too slow.
  context.setDefaultTimeout(600_000);
  return context;
}

/** Opens a page as a visitor, and collects its faults. */
async function visit(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.addInitScript(recordIntl);
  const loaded = new Set<string>();
  const pending = new Set<unknown>();
  const calls: string[] = [];
  const faults: string[] = [];
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
  const usedIntl = await page.evaluate(() => Reflect.get(window, 'usedIntl') as string[]);
  await page.close();
  return { loaded, calls, faults, usedIntl };
}

/** The faults of pages, each as a sentence. */
const wrong: string[] = [];

/** The first visit of home, with a backend that has no rows. */
const firstVisit = await openContext();
await firstVisit.route(`${API}/**`, (route) => route.fulfill({ json: [], headers: { 'access-control-allow-origin': '*' } }));
const home = await visit(firstVisit, '/');
await firstVisit.close();
const ownScripts = [...home.loaded].filter(isScript);
if (home.calls.toSorted().join() !== READS.join()) wrong.push(`/ reads ${home.calls.join(', ')}, and not ${READS.join(', ')} once each`);
if (home.usedIntl.length > 0) wrong.push(`/ uses ${home.usedIntl.join(', ')}`);
// The bundler's runtime is always a file of its own, and arrives beside the others.
const small = ownScripts.filter((script) => bytes(script) < 1000 && !script.includes('rolldown-runtime'));
for (const path of small) wrong.push(`/ requests ${path}, which is less than 1 kB`);
for (const path of [...home.loaded].filter((file) => !isScript(file)))
  wrong.push(`/ requests ${path}, although its styles are in the page`);

/** Home's HTML, which must be complete before any script has run. */
const html = readFileSync(join(FOLDER, 'index.html'), 'utf8');
const withoutScripts = await (await openContext({ javaScriptEnabled: false })).newPage();
await withoutScripts.goto(address);
const elements = await withoutScripts.evaluate(() => document.querySelectorAll('*').length);
if (!(await withoutScripts.getByRole('heading', { level: 2, name: 'Car Items' }).isVisible())) wrong.push('/ needs a script to be painted');
await withoutScripts.close();
for (const [tag] of html.matchAll(/<script[^>]* src=[^>]*>/g)) if (!tag.includes('type="module"')) wrong.push(`/ waits for ${tag}`);
const textIn = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '').join('');
wrong.push(...home.faults.map((fault) => `/: ${fault}`));

/** The browsers of visitors who may have been here before, by device, and by whether they are signed in. Scripts are in their caches. */
async function openVisitors(device: BrowserContextOptions) {
  const [guest, user] = await Promise.all([openContext(device), openContext(device)]);
  for (const context of [guest, user]) await context.addInitScript(answerCalls, API);
  await user.addInitScript(storeSession, firebaseSessionKey(API_KEY));
  return { guest, user };
}

const phone = await openVisitors(PHONE);
const desktop = await openVisitors({});

type Visitors = Awaited<ReturnType<typeof openVisitors>>;

async function checkHydration(path: string, { guest, user }: Visitors) {
  const { faults, usedIntl } = await visit(path.startsWith('/dashboard') ? user : guest, path);
  // A list sorts its statuses.
  const unneeded = usedIntl.filter((name) => name !== 'Intl.Collator');
  if (unneeded.length > 0) wrong.push(`${path} uses ${unneeded.join(', ')}`);
  // A mismatch is an error of the page (https://react.dev/errors/418).
  wrong.push(...faults.map((fault) => `${path}${guest === phone.guest ? ' on a phone' : ''}: ${fault}`));
}

const visits = [
  // A query is applied once React has taken the page over.
  { path: '/showAllProducts?q=e&status=New&sort=newest&details=1', visitors: phone },
  { path: '/?details=1', visitors: phone },
  ...pages.filter(isPrerendered).flatMap(({ path }) => [{ path, visitors: phone }, ...(path === '/' ? [] : [{ path, visitors: desktop }])]),
].values();

/** Visits one page after the other. */
async function checkNext() {
  for (const { path, visitors } of visits) {
    await checkHydration(path, visitors).catch((error) => wrong.push(`${path} cannot be checked: ${String(error).split('\n')[0]}`));
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, checkNext));

/** The file of the chunk with this name, if there is exactly one. */
function chunk(name: string) {
  const files = readdirSync(join(FOLDER, 'assets')).filter((file) => file.startsWith(`${name}-`) && isScript(file));
  if (files.length !== 1) wrong.push(`${FOLDER}: ${files.length} files are called ${name}`);
  return files.map((file) => `assets/${file}`);
}

/** The scripts that a script of the build imports before it runs. */
function importsOf(script: string) {
  const [imports] = parse(readFileSync(join(FOLDER, script), 'utf8'));
  return imports.flatMap((each) =>
    each.type === 'static' || each.type === 'reexport-star' ? posix.join(posix.dirname(script), each.specifier) : [],
  );
}

/** These scripts of the build and all scripts that they import, except those of home. */
function added(...scripts: string[]) {
  const all = new Set(scripts);
  for (const script of all) for (const imported of importsOf(script)) all.add(imported);
  return [...all].filter((path) => !home.loaded.has(path));
}

/** The scripts that all other pages share. They have a budget of their own. */
const common = added(...chunk('shared'), ...chunk('flows'));

const rows = [
  row('page', 'HTML of /, with its styles', compressed(html) / 1000),
  row('elements', 'Elements of / before any script', elements),
  row('headScripts', 'Scripts in the head', compressed(textIn(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)) / 1000),
  row('css', 'CSS until idle', compressed(textIn(/<style>([^]*?)<\/style>/g)) / 1000),
  row('scripts', 'Requests of scripts until idle', ownScripts.length),
  row('idle', 'JavaScript until idle', kilobytes(ownScripts)),
  row('flows', 'Flows, for other pages and those who sign in', kilobytes(common)),
  // The SDKs have their own budgets, because our changes cannot make them smaller.
  row('identity', 'Firebase, for those who sign in', kilobytes(chunk('openIdentity'))),
  row('cards', 'Stripe, on the payment page', kilobytes(chunk('openCards'))),
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
