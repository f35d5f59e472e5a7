import { setTimeout as wait } from 'node:timers/promises';
import { idleTime, observe, readRecord } from './observe.mjs';
import { openPhone, shapeTraffic, slowDownProcessor } from './phone.mjs';
import { watchTraffic } from './traffic.mjs';

/** A product card that a shopper can use: not its placeholder. */
const CARD = 'main li a[href^="/booking/"]';

/** A page is quiet after this many milliseconds without a request or a long task. */
const QUIET = 1000;
const TIMEOUT = 90_000;

/**
 * @typedef {import('./observe.mjs').FinishedRecord & { calls: string[], preflights: number }} Visit
 */

/** @param {import('playwright').Page} page @param {ReturnType<typeof watchTraffic>} traffic */
async function untilQuiet(page, traffic) {
  const deadline = Date.now() + TIMEOUT;
  while (Date.now() < deadline) {
    // The page is asked last, because asking interrupts it.
    const idle = traffic.idleTime() < QUIET ? traffic.idleTime() : Math.min(traffic.idleTime(), await page.evaluate(idleTime));
    if (idle >= QUIET) return;
    await wait(Math.max(20, QUIET - idle));
  }
  throw new Error(`${page.url()} does not become quiet`);
}

/**
 * Opens a page once, on a new phone on a slow link, and waits until it is quiet.
 * @param {import('playwright').Browser} browser
 * @param {{ address: string, api: string, session?: import('./phone.mjs').Session | undefined }} options
 * @returns {Promise<Visit>}
 */
export async function visit(browser, { address, api, session }) {
  const { page, devTools, close } = await openPhone(browser, { session });
  await page.addInitScript(observe, CARD);
  await shapeTraffic(devTools);
  await slowDownProcessor(devTools);
  const traffic = watchTraffic(devTools, api);
  await page.goto(address, { waitUntil: 'commit' });
  await untilQuiet(page, traffic);
  const record = await page.evaluate(readRecord);
  await close();
  return { ...record, calls: traffic.calls(), preflights: traffic.preflights() };
}
