import { setTimeout as wait } from 'node:timers/promises';
import { answerWithOrders } from './orders.mjs';
import { openPhone, slowDownProcessor } from './phone.mjs';
import { printRow, printTitle } from './report.mjs';
import { observeEvents, readEvents, scrollDown } from './scroll.mjs';
import { signIn } from './signIn.mjs';
import { summarize } from './statistics.mjs';

/** A card, or the row of a table. */
const CARD = 'main [aria-posinset], main tbody [aria-rowindex]';
const YARDSTICK = 'Bare virtual list';

/** How a finger scrolls that looks for something: three screens a second. */
const SCROLL = { card: CARD, speed: 2400, duration: 4000 };
const SEARCHED = 'wrench';
/** Milliseconds between two keys. */
const TYPING_DELAY = 200;
/** Milliseconds until a page has done what it puts off. */
const PAUSE = 1500;

/**
 * @typedef {object} MeasuredList
 * @property {string} name
 * @property {string} address
 * @property {import('./phone.mjs').Session} [session] of a signed-in person
 * @property {(page: import('playwright').Page) => Promise<unknown>} [prepare] before the page is opened
 */

/** The rows of the report. @type {Record<string, import('./figures.mjs').Figure>} */
const FIGURES = {
  framesPerSecond: { name: 'Frames per second while scrolling', unit: '', digits: 1 },
  blank: { name: 'Frames without a card in the middle', unit: '%', digits: 1 },
  nodes: { name: 'Elements at most while scrolling', unit: '' },
  event: { name: 'Longest time from a key to a frame', unit: 'ms' },
  task: { name: 'Longest task while typing', unit: 'ms' },
};

/**
 * Opens a list of 10,000 rows on a fast link, then scrolls and searches it with a slow processor.
 * @param {import('playwright').Browser} browser
 * @param {MeasuredList} list
 * @returns {Promise<Record<string, number>>} by key in FIGURES
 */
async function measure(browser, { address, session, prepare }) {
  const { page, devTools, close } = await openPhone(browser, { session });
  await prepare?.(page);
  await page.goto(address);
  await page.locator(CARD).first().waitFor({ timeout: 120_000 });
  await wait(PAUSE);
  await slowDownProcessor(devTools);
  const scrolling = await page.evaluate(scrollDown, SCROLL);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const field = page.getByRole('searchbox');
  await field.focus();
  await wait(PAUSE);
  await page.evaluate(observeEvents);
  await page.keyboard.type(SEARCHED, { delay: TYPING_DELAY });
  await wait(PAUSE);
  const typing = await page.evaluate(readEvents);
  await close();
  return { ...scrolling, ...typing };
}

/**
 * Measures the lists by turns, first the yardstick.
 * @param {import('playwright').Browser} browser
 * @param {import('./servers.mjs').Servers} servers
 * @param {number} rounds
 * @returns {Promise<Map<string, Record<string, number>[]>>} the figures of all rounds by the list's name
 */
export async function measureLists(browser, { bareList, sandbox, live, emulator }, rounds) {
  const session = await signIn(browser, { shop: live, emulator, person: 'administrator' });
  /** @type {MeasuredList[]} */
  const lists = [
    { name: YARDSTICK, address: bareList },
    { name: '10,000 car tools (sandbox /showAllCarProducts)', address: `${sandbox}/showAllCarProducts?world=large` },
    {
      name: '10,000 orders (live /dashboard/manageAllOrders)',
      address: `${live}/dashboard/manageAllOrders`,
      session,
      prepare: answerWithOrders,
    },
  ];
  /** @type {Map<string, Record<string, number>[]>} */
  const results = new Map(lists.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`Round ${round} of ${rounds} of the lists`);
    for (const list of lists) results.get(list.name)?.push(await measure(browser, list));
  }
  return results;
}

/** Prints the figures of each list, and their ratio to the yardstick's. @param {Map<string, Record<string, number>[]>} results */
export function reportLists(results) {
  const summary = (/** @type {string} */ name, /** @type {string} */ key) => summarize((results.get(name) ?? []).map((one) => one[key]));
  for (const name of results.keys()) {
    printTitle(name);
    for (const [key, figure] of Object.entries(FIGURES)) printRow(figure, summary(name, key), summary(YARDSTICK, key));
  }
}
