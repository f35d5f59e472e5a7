import { describe, expect, test } from 'vitest';
import { crashPoints } from '#tests/support/crashablePage.ts';
import { distinctKinds } from '#tests/support/distinctKinds.ts';
import { FAULTS, type Fault, nameOf } from '#tests/support/faultyFetch.ts';
import { type BankFault, type Card, judge, NEXT_STARTS, type NextStart, paymentShop } from '#tests/support/paymentSweep.ts';
import type { BackendFetch } from '#tests/support/sandboxFetch.ts';

export const WHEN = ['before', 'after'] as const;
const TIMES = ['once', 'always'] as const;

/** The requests of a payment in order: load, create the intent, load again, record, and read the result. */
export const REQUESTS = ['getBooking', 'createPaymentIntent', 'getBooking', 'recordPayment', 'getBooking'] as const;
/** A read does nothing, so it does not matter when it fails. */
const whenOf = (operation: (typeof REQUESTS)[number]) => (operation === 'getBooking' ? (['before'] as const) : WHEN);

export const KINDS = {
  getBooking: await distinctKinds('getBooking'),
  createPaymentIntent: await distinctKinds('createPaymentIntent'),
  recordPayment: await distinctKinds('recordPayment'),
};

/** The faults that end a connection or a backend, so that all later requests have them too. */
const OUTAGES: Fault['kind'][] = ['offline', 'timeout', '500'];

/** The payment is recorded before the next request, before the one after it, or after the visit. */
const LATE: Pick<Fault, 'when' | 'lateBy' | 'times'>[] = [
  { when: 'late', lateBy: 1, times: 'once' },
  { when: 'late', lateBy: 2, times: 'once' },
  { when: 'late', times: 'once' },
  { when: 'late', times: 'always' },
];

/** Every request that once has this fault, every operation that always has it, an outage from each request on, and a record that is late. */
const faultsOf = (kind: Fault['kind']): Fault[] =>
  [
    ...REQUESTS.flatMap((operation, call) => whenOf(operation).map((when) => ({ operation, call, when, times: 'once' as const }))),
    ...[...new Set(REQUESTS)].flatMap((call) => whenOf(call).map((when) => ({ operation: call, call, when, times: 'always' as const }))),
    ...REQUESTS.flatMap((operation, call) =>
      OUTAGES.includes(kind) ? whenOf(operation).map((when) => ({ operation, call, when, times: 'always' as const })) : [],
    ),
    ...LATE.map((late) => ({ operation: 'recordPayment' as const, call: 'recordPayment' as const, ...late })),
  ].flatMap(({ operation, ...fault }) => (KINDS[operation].includes(kind) ? [{ ...fault, kind }] : []));

export interface Case {
  card?: Card;
  nextStart: NextStart;
  faults?: Fault[];
  bankFaults?: BankFault[];
}

export const caseName = ({ card = 'good', nextStart, faults = [], bankFaults = [] }: Case): string =>
  [`${card} card`, ...[...faults, ...bankFaults].map(nameOf), nextStart].join(', ');

/**
 * Pays with faults, ends the faults, and starts again, in each of the ways. If the first visit is over and stores nothing, one way is enough,
 * because the next start has nothing to resume. Returns what went wrong, with the name of the case.
 */
async function payUnder(backend: BackendFetch, given: Omit<Case, 'nextStart'>): Promise<string[]> {
  const violations: string[] = [];
  for (const nextStart of NEXT_STARTS) {
    const shop = await paymentShop({ backend, ...given });
    const first = await shop.firstPage();
    await shop.use(first, { steps: 10 });
    const isOver = first.viewOf().state === 'paid' && first.stored().length === 0;
    shop.endFaults();
    await shop.carryOutLate();
    const last = await shop.next(nextStart, first);
    await shop.use(last);
    violations.push(...(await judge(shop, last, nextStart)).map((violation) => `${caseName({ ...given, nextStart })}: ${violation}`));
    if (isOver) break;
  }
  return violations;
}

/** The calls of the provider, the cards with which they are made, and the fault before them without which they are not made. */
const BANK: { call: BankFault['call']; cards: Card[]; after?: BankFault }[] = [
  { call: 'createPaymentMethod', cards: ['good'] },
  { call: 'confirmPayment', cards: ['good', 'challenged', 'slow', 'declined'] },
  { call: 'authenticate', cards: ['challenged'] },
  { call: 'retrievePayment', cards: ['slow'] },
  {
    call: 'retrievePayment',
    cards: ['good', 'challenged'],
    after: { call: 'confirmPayment', kind: 'lost', when: 'after', times: 'once' },
  },
];

/** Declares a test for each fault of the backend and of the provider that a payment can meet. */
export function describePaymentFaults(openBackend: () => Promise<BackendFetch>) {
  test.each(FAULTS.filter((kind) => faultsOf(kind).length > 0))(
    'a backend that fails with %s: the card is charged at most once, and no charge is lost',
    async (kind) => {
      const backend = await openBackend();
      const violations: string[] = [];
      for (const fault of faultsOf(kind)) violations.push(...(await payUnder(backend, { faults: [fault] })));
      expect(violations).toEqual([]);
    },
  );

  test.each(BANK)('a provider that fails at $call ($cards): the card is charged at most once, and no charge is lost', async (given) => {
    const backend = await openBackend();
    const violations: string[] = [];
    for (const card of given.cards)
      for (const kind of ['lost', 'silent'] as const)
        for (const when of WHEN)
          for (const times of TIMES) {
            const fault: BankFault = { call: given.call, kind, when, times };
            violations.push(...(await payUnder(backend, { card, bankFaults: given.after ? [given.after, fault] : [fault] })));
          }
    expect(violations).toEqual([]);
  });
}

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

async function payAndCrash(backend: BackendFetch, card: Card, storage: Storage, nextStart: NextStart, crashAt: number) {
  const shop = await paymentShop({ backend, card, crashAt, storage: storageOf(storage) });
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

/** Declares the tests of a page that crashes while it pays. */
export const describePaymentCrashes = (openBackend: () => Promise<BackendFetch>) =>
  describe.each(Object.keys(STORAGE) as Storage[])('storage %s', (storage) => {
    test.each(STORAGE[storage])(
      'a page that crashes at any point while it pays with a %s card charges at most once, and loses no charge',
      async (card) => {
        const backend = await openBackend();
        const violations: string[] = [];
        for (const nextStart of NEXT) {
          const whole = await payAndCrash(backend, card, storage, nextStart, Infinity);
          violations.push(...whole.violations);
          // The question before leaving may change between two effects.
          const at = isNothingKept(storage, nextStart) ? [...whole.points.keys()] : crashPoints(whole.points);
          for (const crashAt of at) violations.push(...(await payAndCrash(backend, card, storage, nextStart, crashAt)).violations);
        }
        expect(violations).toEqual([]);
      },
    );
  });
