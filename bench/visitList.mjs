import { setTimeout as wait } from 'node:timers/promises';
import { openPhone, slowDownProcessor } from './phone.mjs';

/** A card, or the row of a table. */
const CARD = 'main [aria-posinset], main tbody [aria-rowindex]';

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

/**
 * @typedef {object} Scrolling
 * @property {number} framesPerSecond
 * @property {number} blank the share of frames whose middle showed no card, in percent
 * @property {number} nodes the greatest number of elements in the page
 */

/**
 * Scrolls down at a constant speed. Like `observeEvents` and `readEvents`, it runs in the page: Playwright sends it as its text, so it uses
 * nothing outside of it.
 * @param {{ card: string, speed: number, duration: number }} options the selector of a card, pixels a second, and milliseconds
 * @returns {Promise<Scrolling>}
 */
function scrollDown({ card, speed, duration }) {
  const everything = document.getElementsByTagName('*');
  let [frames, blank, nodes] = [0, 0, 0];
  // Above and below the middle, because one of them may be between two cards.
  const points = [-24, 24].map((offset) => window.innerHeight / 2 + offset);
  const showsCard = (/** @type {number} */ y) => document.elementFromPoint(window.innerWidth / 2, y)?.closest(card) != null;
  return new Promise((resolve) => {
    requestAnimationFrame((begin) => {
      const draw = (/** @type {number} */ now) => {
        const elapsed = now - begin;
        if (elapsed >= duration) {
          resolve({ framesPerSecond: (frames * 1000) / elapsed, blank: (blank * 100) / frames, nodes });
          return;
        }
        requestAnimationFrame(draw);
        frames += 1;
        window.scrollTo({ top: (elapsed * speed) / 1000, behavior: 'instant' });
        // React answers the scroll after this frame, so this is what the frame shows.
        if (!points.some(showsCard)) blank += 1;
        nodes = Math.max(nodes, everything.length);
      };
      draw(begin);
    });
  });
}

/** Starts to observe how long the page takes for an event, until its next frame, and its long tasks. */
function observeEvents() {
  const record = { events: [0], tasks: [0] };
  Reflect.set(window, 'typing', record);
  new PerformanceObserver((list) => record.events.push(...list.getEntries().map(({ duration }) => duration))).observe(
    // The type of `observe` does not know it.
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }),
  );
  new PerformanceObserver((list) => record.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
}

/** Returns the longest of each, in milliseconds. @returns {{ event: number, task: number }} */
function readEvents() {
  /** @type {{ events: number[], tasks: number[] }} */
  const { events, tasks } = Reflect.get(window, 'typing');
  return { event: Math.max(...events), task: Math.max(...tasks) };
}

/**
 * Opens a list of 10,000 rows on a fast link, then scrolls and searches it with a slow processor.
 * @param {import('playwright').Browser} browser
 * @param {MeasuredList} list
 * @returns {Promise<Record<string, number>>} by the keys of the report
 */
export async function visitList(browser, { address, session, prepare }) {
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
