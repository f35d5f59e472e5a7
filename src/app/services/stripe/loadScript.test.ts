import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { virtualClock } from '#tests/support/virtualClock.ts';
import { loadScript } from './loadScript.ts';

type Script = EventTarget & { src: string; parentNode: { removeChild: (script: Script) => void } };

/** A page with nothing in it but scripts, for the real loader of Stripe. */
function emptyPage() {
  const asked: Script[] = [];
  let present: Script[] = [];
  const parentNode = { removeChild: (script: Script) => void (present = present.filter((other) => other !== script)) };
  const document = {
    createElement: () => Object.assign(new EventTarget(), { src: '', parentNode }),
    querySelectorAll: () => present,
    querySelector: () => present[0] ?? null,
    head: {
      appendChild: (script: Script) => {
        present.push(script);
        asked.push(script);
      },
    },
  };
  return { document, asked };
}

/** Stripe's loader keeps the script it got for as long as the page lives: what follows is the life of one page, told from its beginning. */
const page = emptyPage();
const window: { Stripe?: unknown } = {};
const clock = virtualClock(0);
const stripe = { confirmCardPayment: () => {} };
const opened = vi.fn(() => stripe);

beforeAll(() => {
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('window', window);
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => void page.asked.splice(0));
afterEach(() => expect(clock.pending()).toBe(0));

const refusal = (loading: Promise<unknown>) =>
  loading.then(
    () => 'it came',
    (error: Error) => error.message,
  );

/** The script that was asked for last arrives, or does not. */
async function answer(how: 'load' | 'error', Stripe?: unknown) {
  Object.assign(window, Stripe && { Stripe });
  page.asked.at(-1)?.dispatchEvent(new Event(how));
  await clock.advance(0);
}

test('rejects when the script cannot be had', async () => {
  const refused = refusal(loadScript('pk_live_1', clock));
  await answer('error');
  await answer('error');
  expect(await refused).toBe('Failed to load Stripe.js');
});

test('the next call asks for it anew, and gives up what nobody answers', async () => {
  const refused = refusal(loadScript('pk_live_1', clock));
  await clock.advance(24_000);
  expect(await refused).toBe('Failed to load Stripe.js');
  expect(page.asked).toHaveLength(2);
});

test('rejects when something else comes in its place', async () => {
  const refused = refusal(loadScript('pk_live_1', clock));
  await answer('load');
  await answer('load');
  expect(await refused).toBe('Stripe.js not available');
});

test('asks for it where Stripe serves it, and opens it in English', async () => {
  const loading = loadScript('pk_live_1', clock);
  await answer('load', opened);
  expect(await loading).toBe(stripe);
  expect(opened.mock.calls).toEqual([['pk_live_1', { locale: 'en' }]]);
  expect(page.asked.map(({ src }) => src)).toEqual(['https://js.stripe.com/endive/stripe.js']);
});

test('asks for it once in the life of a page', async () => {
  expect(await loadScript('pk_live_1', clock)).toBe(stripe);
  expect(page.asked).toEqual([]);
});

test('rejects where Stripe does not take the key', async () => {
  opened.mockImplementationOnce(() => {
    throw new Error('Please call Stripe() with your publishable key.');
  });
  expect(await refusal(loadScript('pk_live_2', clock))).toBe('Please call Stripe() with your publishable key.');
});
