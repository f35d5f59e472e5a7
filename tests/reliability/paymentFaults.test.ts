import { expect, test } from 'vitest';
import { distinctKinds } from '#tests/support/distinctKinds.ts';
import { FAULTS, type Fault, nameOf } from '#tests/support/faultyFetch.ts';
import { type BankFault, type Card, judge, NEXT_STARTS, type NextStart, paymentShop } from '#tests/support/paymentSweep.ts';
import { type SandboxFetch, sandboxFetch } from '#tests/support/sandboxFetch.ts';

const WHEN = ['before', 'after'] as const;
const TIMES = ['once', 'always'] as const;

/** The requests of a payment in order: load, create the intent, load again, record, and read the result. */
const REQUESTS = ['getBooking', 'createPaymentIntent', 'getBooking', 'recordPayment', 'getBooking'] as const;
/** A read does nothing, so it does not matter when it fails. */
const whenOf = (operation: (typeof REQUESTS)[number]) => (operation === 'getBooking' ? (['before'] as const) : WHEN);

const KINDS = {
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

interface Case {
  card?: Card;
  nextStart: NextStart;
  faults?: Fault[];
  bankFaults?: BankFault[];
}

const caseName = ({ card = 'good', nextStart, faults = [], bankFaults = [] }: Case): string =>
  [`${card} card`, ...[...faults, ...bankFaults].map(nameOf), nextStart].join(', ');

/**
 * Pays with faults, ends the faults, and starts again, in each of the ways. If the first visit is over and stores nothing, one way is enough,
 * because the next start has nothing to resume. Returns what went wrong, with the name of the case.
 */
async function run(sandbox: SandboxFetch, given: Omit<Case, 'nextStart'>): Promise<string[]> {
  const violations: string[] = [];
  for (const nextStart of NEXT_STARTS) {
    const shop = await paymentShop({ sandbox, ...given });
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

test.each(NEXT_STARTS)('without a fault, the order is paid, and stays paid after the next start: %s', async (nextStart) => {
  const shop = await paymentShop({ sandbox: await sandboxFetch() });
  const first = await shop.firstPage();
  await shop.use(first);
  const last = await shop.next(nextStart, first);
  await shop.use(last);
  expect(await judge(shop, last, nextStart)).toEqual([]);
  expect(shop.calls.slice(0, REQUESTS.length)).toEqual(REQUESTS);
});

test.each(FAULTS.filter((kind) => faultsOf(kind).length > 0))(
  'a backend that fails with %s: the card is charged at most once, and no charge is lost',
  async (kind) => {
    const sandbox = await sandboxFetch();
    const violations: string[] = [];
    for (const fault of faultsOf(kind)) violations.push(...(await run(sandbox, { faults: [fault] })));
    expect(violations).toEqual([]);
  },
);

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

test.each(BANK)('a provider that fails at $call ($cards): the card is charged at most once, and no charge is lost', async (given) => {
  const sandbox = await sandboxFetch();
  const violations: string[] = [];
  for (const card of given.cards)
    for (const kind of ['lost', 'silent'] as const)
      for (const when of WHEN)
        for (const times of TIMES) {
          const fault: BankFault = { call: given.call, kind, when, times };
          violations.push(...(await run(sandbox, { card, bankFaults: given.after ? [given.after, fault] : [fault] })));
        }
  expect(violations).toEqual([]);
});

test.each(['full', 'blocked'] as const)('with %s storage, another tab does not pay while a charge is not saved', async (storage) => {
  const sandbox = await sandboxFetch();
  const violations: string[] = [];
  const bankFaults: BankFault[] = WHEN.map((when) => ({ call: 'retrievePayment', kind: 'lost', when, times: 'always' }));
  const cases: Case[] = [
    ...KINDS.recordPayment.map((kind): Case => ({
      nextStart: 'same page',
      faults: [{ call: 'recordPayment', kind, when: 'before', times: 'always' }],
    })),
    ...bankFaults.map((fault): Case => ({
      nextStart: 'same page',
      bankFaults: [{ call: 'confirmPayment', kind: 'lost', when: 'after', times: 'once' }, fault],
    })),
  ];
  for (const given of cases) {
    const shop = await paymentShop({ sandbox, ...given, storage: storage === 'full' ? { isFull: () => true } : { isBlocked: true } });
    const first = await shop.firstPage();
    const other = await shop.openOtherTab();
    await shop.use(first, { steps: 6 });
    if (!JSON.stringify(first.viewOf()).includes('"isStored":false')) violations.push(`${caseName(given)}: says nothing of the storage`);
    if (!first.isAskedBeforeLeaving()) violations.push(`${caseName(given)}: does not ask before leaving`);
    await shop.use(other, { steps: 6 });
    shop.endFaults();
    await shop.use(first);
    await shop.use(other);
    violations.push(...(await judge(shop, first, 'same page')).map((violation) => `${caseName(given)}: ${violation}`));
    if (other.viewOf().state !== 'alreadyPaid') violations.push(`${caseName(given)}: the other tab says ${other.viewOf().state}`);
  }
  expect(violations).toEqual([]);
});
