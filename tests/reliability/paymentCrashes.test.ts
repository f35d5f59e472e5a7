import { describe, expect, test } from 'vitest';
import { crashPoints } from '#tests/support/crashablePage.ts';
import { type Card, judge, type NextStart, paymentShop } from '#tests/support/paymentSweep.ts';
import { type SandboxFetch, sandboxFetch } from '#tests/support/sandboxFetch.ts';

/**
 * The browser's storage works, is full from the first or the second write on, alone or together with that of the tab, or throws for every
 * use. Each with the cards whose payments write differently.
 */
const STORAGE = {
  ok: ['good', 'challenged', 'slow', 'declined'],
  full: ['good', 'challenged', 'slow'],
  'full after one write': ['good', 'slow'],
  'full after one write, as the tab': ['good', 'slow'],
  blocked: ['good'],
} satisfies Record<string, Card[]>;
type Storage = keyof typeof STORAGE;
const NEXT: NextStart[] = ['reload', 'other tab'];

/** Becomes full after this many writes. */
function fullAfter(room: number): () => boolean {
  let writes = 0;
  return () => (writes += 1) > room;
}

function storageOf(kind: Storage) {
  switch (kind) {
    case 'ok':
      return {};
    case 'full':
      return { isFull: fullAfter(0) };
    case 'full after one write':
      return { isFull: fullAfter(1) };
    case 'full after one write, as the tab':
      return { isFull: fullAfter(1), isTabFull: fullAfter(1) };
    case 'blocked':
      return { isBlocked: true };
    default:
      return kind satisfies never;
  }
}

/** True if nothing that the next page can read survives. Then only the question before leaving protects the shopper. */
const isNothingKept = (storage: Storage, nextStart: NextStart) =>
  storage === 'blocked' || (storage === 'full' && nextStart === 'other tab');

async function run(sandbox: SandboxFetch, card: Card, storage: Storage, nextStart: NextStart, crashAt: number) {
  const shop = await paymentShop({ sandbox, card, crashAt, storage: storageOf(storage) });
  const first = await shop.firstPage();
  const atCrash = { isUnsaved: false, isAsked: false };
  let isAsked = false;
  // The page is asked about leaving before its last step, because a step that it does not finish changes nothing.
  first.page.beforeCrash(() => {
    atCrash.isAsked = isAsked || first.isAskedBeforeLeaving();
  });
  first.actor.subscribe(() => {
    if (!first.page.hasCrashed()) isAsked = first.isAskedBeforeLeaving();
  });
  await shop.use(first, { pays: 1 });
  const [charged] = shop.bank.charged();
  atCrash.isUnsaved = charged !== undefined && (await shop.row())?.transactionId !== charged;
  const last = await shop.next(nextStart, first);
  const nothingKept = isNothingKept(storage, nextStart) && atCrash.isUnsaved;
  await shop.use(last, nothingKept ? { pays: 0 } : {});
  const found = nothingKept
    ? [...shop.violations, ...(atCrash.isAsked ? [] : ['does not ask before leaving'])]
    : await judge(shop, last, nextStart);
  const point = first.page.points[crashAt] ?? 'the end';
  return {
    points: first.page.points,
    violations: found.map((violation) => `${card} card, crash ${point} (${crashAt}), ${nextStart}: ${violation}`),
  };
}

describe.each(Object.keys(STORAGE) as Storage[])('storage %s', (storage) => {
  test.each(STORAGE[storage])(
    'a page that crashes at any point while it pays with a %s card charges at most once, and loses no charge',
    async (card) => {
      const sandbox = await sandboxFetch();
      const violations: string[] = [];
      for (const nextStart of NEXT) {
        const whole = await run(sandbox, card, storage, nextStart, Infinity);
        violations.push(...whole.violations);
        // The question before leaving may change between two effects.
        const at = isNothingKept(storage, nextStart) ? [...whole.points.keys()] : crashPoints(whole.points);
        for (const crashAt of at) violations.push(...(await run(sandbox, card, storage, nextStart, crashAt)).violations);
      }
      expect(violations).toEqual([]);
    },
  );
});
