import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { virtualClock } from '#tests/support/virtualClock.ts';
import { loadScript } from './loadScript.ts';

type Script = EventTarget & { src: string; parentNode: { removeChild: (script: Script) => void } };

/** A page that contains only scripts, for Stripe's real loader. */
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

/** Stripe's loader caches the script for the lifetime of the page, so one test covers the lifetime of one page. */
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
afterEach(() => expect(clock.pending()).toBe(0));

const refusal = (loading: Promise<unknown>) =>
  loading.then(
    () => 'it came',
    (error: Error) => error.message,
  );

/** Settles the latest request for the script: it loads or fails. */
async function answer(how: 'load' | 'error', Stripe?: unknown) {
  Object.assign(window, Stripe && { Stripe });
  page.asked.at(-1)?.dispatchEvent(new Event(how));
  await clock.advance(0);
}

/** The number of requests since the last call. */
const timesAsked = () => page.asked.splice(0).length;

test('requests the script until it loads, and then never again', async () => {
  const refusedByNetwork = refusal(loadScript('pk_live_1', clock));
  await answer('error');
  await answer('error');
  expect(await refusedByNetwork).toBe('Failed to load Stripe.js');
  expect(timesAsked()).toBe(2);

  const unanswered = refusal(loadScript('pk_live_1', clock));
  await clock.advance(24_000);
  expect(await unanswered).toBe('Failed to load Stripe.js');
  expect(timesAsked()).toBe(2);

  const anotherScript = refusal(loadScript('pk_live_1', clock));
  await answer('load');
  await answer('load');
  expect(await anotherScript).toBe('Stripe.js not available');
  page.asked.splice(0);

  const loading = loadScript('pk_live_1', clock);
  await answer('load', opened);
  expect(await loading).toBe(stripe);
  expect(opened.mock.calls).toEqual([['pk_live_1', { locale: 'en' }]]);
  expect(page.asked.splice(0).map(({ src }) => src)).toEqual(['https://js.stripe.com/endive/stripe.js']);

  expect(await loadScript('pk_live_1', clock)).toBe(stripe);
  opened.mockImplementationOnce(() => {
    throw new Error('Please call Stripe() with your publishable key.');
  });
  expect(await refusal(loadScript('pk_live_2', clock))).toBe('Please call Stripe() with your publishable key.');
  expect(page.asked).toEqual([]);
});
