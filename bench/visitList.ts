import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { openPhone, type Session, slowDownProcessor } from './phone.ts';

/** A card, or the row of a table. */
const CARD = 'main [aria-posinset], main tbody [aria-rowindex]';

/** How a finger scrolls that looks for something: three screens a second. */
const SCROLL = { card: CARD, speed: 2400, duration: 4000 };
const SEARCHED = 'wrench';
/** Milliseconds between two keys. */
const TYPING_DELAY = 200;
/** Milliseconds until a page has done what it puts off. */
const PAUSE = 1500;

export interface MeasuredList {
  name: string;
  address: string;
  /** Of a signed-in person. */
  session?: Session;
  /** Called before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

interface Scrolling {
  framesPerSecond: number;
  /** The share of frames whose middle showed no card, in percent. */
  blank: number;
  /** The greatest number of elements in the page. */
  nodes: number;
}

interface ScrollOptions {
  /** The selector of a card. */
  card: string;
  /** In pixels a second. */
  speed: number;
  /** In milliseconds. */
  duration: number;
}

/**
 * Scrolls down at a constant speed. Like `observeEvents` and `readEvents`, it runs in the page: Playwright sends it as its text, so it uses
 * nothing outside of it.
 */
function scrollDown({ card, speed, duration }: ScrollOptions): Promise<Scrolling> {
  const everything = document.getElementsByTagName('*');
  let [frames, blank, nodes] = [0, 0, 0];
  // Above and below the middle, because one of them may be between two cards.
  const points = [-24, 24].map((offset) => window.innerHeight / 2 + offset);
  const showsCard = (y: number) => document.elementFromPoint(window.innerWidth / 2, y)?.closest(card) != null;
  return new Promise((resolve) => {
    requestAnimationFrame((begin) => {
      const draw = (now: number) => {
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
    { type: 'event', durationThreshold: 16 } as PerformanceObserverInit,
  );
  new PerformanceObserver((list) => record.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
}

/** Returns the longest of each, in milliseconds. */
function readEvents() {
  const { events, tasks } = Reflect.get(window, 'typing') as { events: number[]; tasks: number[] };
  return { event: Math.max(...events), task: Math.max(...tasks) };
}

/**
 * Opens a list of 10,000 rows on a fast link, then scrolls and searches it with a slow processor. Returns its figures by the keys of the
 * report.
 */
export async function visitList(
  browser: Browser,
  { address, session, prepare }: MeasuredList,
  slowdown: number,
): Promise<Record<string, number>> {
  const { page, devTools, close } = await openPhone(browser, { session });
  await prepare?.(page);
  await page.goto(address);
  await page.locator(CARD).first().waitFor({ timeout: 120_000 });
  await wait(PAUSE);
  await slowDownProcessor(devTools, slowdown);
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
