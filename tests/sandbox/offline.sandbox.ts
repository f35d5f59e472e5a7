import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BOOKED, OUR_BLOGS, SUBMIT_BOOKING } from '#contract/texts.ts';
import { isAnsweredByWorker } from '#tests/support/isAnsweredByWorker.ts';
import { serveSite } from '../../scripts/build/demo/serve.mjs';
import type { SiteFiles } from '../../scripts/build/siteFiles.ts';
import { test as base, expect, fillBooking, openAs, shopper, toast, toolCard } from '../e2e/shop.ts';

const GLOVES = 'Nitrile Grip Mechanic Gloves';

/** The build's list of the files that the worker stores. */
const LIST = 'siteFiles.json';

/** The name of a chunk in another build. */
const changedName = (name: string) => name.replace('.js', '-another.js');

/** A copy of the build, on a host of its own. */
class Host {
  readonly folder = mkdtempSync(join(tmpdir(), 'offline-'));
  address = '';
  /** Ends the server. */
  stop = () => {};

  constructor() {
    cpSync('dist/sandbox', this.folder, { recursive: true });
  }

  /** Serves what is in the folder now, always at the same address. */
  async start() {
    const server = await serveSite(this.folder, Number(new URL(this.address || 'http://0:0').port));
    this.address = server.address;
    this.stop = server.close;
  }

  /** The file of the build whose name begins like this. */
  fileOf(name: string) {
    const [file] = readdirSync(join(this.folder, 'assets')).filter((each) => each.startsWith(`${name}-`) && each.endsWith('.js'));
    if (file === undefined) throw new Error(`No file is called ${name}`);
    return file;
  }

  /** Publishes another build, in which all code has changed. */
  async deploy() {
    const scripts = readdirSync(join(this.folder, 'assets')).filter((name) => name.endsWith('.js'));
    const names = new Map(scripts.map((name) => [name, changedName(name)]));
    for (const path of readdirSync(this.folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(html|js|json)$/.test(path)) continue;
      const text = readFileSync(join(this.folder, path), 'utf8');
      const changed = [...names].reduce((whole, [before, after]) => whole.replaceAll(before, after), text);
      if (changed !== text) writeFileSync(join(this.folder, path), changed);
    }
    for (const [before, after] of names) renameSync(join(this.folder, 'assets', before), join(this.folder, 'assets', after));
    await this.publish({ ...this.siteFiles(), version: 'another' });
  }

  /** Reads the build's list of the files that the worker stores. */
  siteFiles() {
    return JSON.parse(readFileSync(join(this.folder, LIST), 'utf8')) as SiteFiles;
  }

  /** Publishes the folder with this list. */
  async publish(list: SiteFiles) {
    writeFileSync(join(this.folder, LIST), JSON.stringify(list));
    this.stop();
    await this.start();
  }
}

const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
  host: async ({}, run) => {
    const host = new Host();
    await host.start();
    await run(host);
    host.stop();
    rmSync(host.folder, { recursive: true });
  },
  baseURL: ({ host }, run) => run(host.address),
});

test.use({ ownContext: true, isStored: true });

test.beforeEach(({ context }) => context.clock.install());

/** Without a server, a request for a newer worker fails in the console. */
test.afterEach(({ faults }) => {
  const isExpected = (fault: string) => /sandboxWorker\.js|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/.test(fault);
  expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
  faults.length = 0;
});

/** The addresses of the stored files, below the site; none until the site is complete. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const name = 'gadget-garage sandbox /';
    if ((await caches.match('/siteFiles.json', { cacheName: name })) === undefined) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });

/** Waits until the worker begins to store the site. A page asks for that once it has been open for 5 seconds, which the clock skips. */
async function whenStoring(page: Page) {
  let isStoring = false;
  page.context().on('request', (request) => (isStoring ||= request.url().endsWith(LIST)));
  // A call that is still pending would time out when the clock jumps.
  await expect(toolCard(page, GLOVES)).toContainText('210 available');
  const skipStay = async () => {
    if (!isStoring) await page.clock.fastForward('00:05');
    return isStoring;
  };
  await expect.poll(skipStay, { intervals: [100] }).toBe(true);
}

/** Waits until the site is stored with this file, and its worker answers from the store. */
async function whenStored(page: Page, file = 'app/index.html') {
  await whenStoring(page);
  await expect.poll(() => storedFiles(page), { intervals: [100] }).toContain(`/${file}`);
  await expect.poll(() => isAnsweredByWorker(page, `/${LIST}`), { intervals: [100] }).toBe(true);
}

test('after one visit, home, an address and a booking work without a network, with all pictures', async ({ page, context }) => {
  await openAs(page, shopper, '/');
  await whenStored(page);
  await context.setOffline(true);
  await page.reload();
  await toolCard(page, GLOVES).getByRole('link', { name: /^Book/ }).click();
  await fillBooking(page, { quantity: '10' });
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await expect(toast(page, BOOKED)).toBeVisible();
  await expect(toolCard(page, GLOVES)).toContainText('200 available');
  for (const image of await page.getByRole('img').all()) {
    await image.scrollIntoViewIfNeeded();
    if (await image.evaluate((element) => element instanceof HTMLImageElement)) await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }

  await page.goto('/dashboard/history?from=a-link');
  await expect(page.getByRole('heading', { name: 'History', level: 2 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/showAllReview');
  await expect(other.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await other.goto('/licences.txt');
  await expect(other.getByText('## react ')).toBeVisible();
});

test('another build shows at once, while a page of the one before goes on, and is then all that is stored', async ({
  page,
  context,
  host,
}) => {
  await page.goto('/');
  await whenStored(page);
  const [before, main] = [host.fileOf('BlogsRoute'), host.fileOf('index')];
  expect(await storedFiles(page)).toContain(`/assets/${before}`);
  await host.deploy();

  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { name: OUR_BLOGS, level: 1 })).toBeVisible();
  expect(loads).toBe(0);

  const newer = await context.newPage();
  await newer.goto('/');
  expect(await newer.evaluate(() => [...document.scripts].map(({ src }) => src).join())).toContain(changedName(main));
  await whenStored(newer, `assets/${changedName(before)}`);
  await expect.poll(() => newer.evaluate(async () => (await caches.match('/app/index.html'))?.text())).toContain(changedName(main));
  // The page of the build before is still open.
  expect(await storedFiles(newer)).toContain(`/assets/${before}`);

  await page.close();
  await newer.reload();
  await whenStoring(newer);
  const { files, pages } = host.siteFiles();
  const present = [LIST, ...pages, ...files].map((path) => `/${path}`).toSorted();
  // The worker removes the old files one by one.
  await expect.poll(async () => (await storedFiles(newer)).toSorted(), { intervals: [100] }).toEqual(present);
  host.stop();
  await newer.goto('/blogs');
  await expect(newer.getByRole('heading', { name: OUR_BLOGS, level: 1 })).toBeVisible();
});

test('a build of which a file is missing is not stored, and that of before still opens', async ({ page, host }) => {
  await page.goto('/');
  await whenStored(page);
  const list = host.siteFiles();
  await host.publish({ ...list, files: [...list.files, 'assets/missing.js'], version: 'broken' });
  const failed = page.context().waitForEvent('response', (response) => response.url().endsWith('/assets/missing.js'));
  await page.reload();
  await whenStoring(page);
  await failed;
  host.stop();
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { name: OUR_BLOGS, level: 1 })).toBeVisible();
});

test('a first visit stores nothing of a site of which a file is missing', async ({ page, host, context, faults }) => {
  rmSync(join(host.folder, 'licences.txt'));
  host.stop();
  await host.start();
  const failed = context.waitForEvent('response', (response) => response.url().endsWith('/licences.txt'));
  await page.goto('/');
  await whenStoring(page);
  await failed;
  await expect.poll(() => page.evaluate(() => caches.has('gadget-garage sandbox /'))).toBe(false);
  await expect(toolCard(page, GLOVES)).toContainText('210 available');
  faults.length = 0;
});
