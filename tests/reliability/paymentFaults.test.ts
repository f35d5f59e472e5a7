import { expect, test } from 'vitest';
import { FAULTS, type Fault, type FaultKind, nameOf } from '#tests/support/faultyFetch.ts';
import { type BankFault, type Card, judge, NEXT_STARTS, type NextStart, paymentShop } from '#tests/support/paymentSweep.ts';
import { type SandboxFetch, sandboxFetch } from '#tests/support/sandboxFetch.ts';

const WHEN = ['before', 'after'] as const;
const TIMES = ['once', 'always'] as const;

/** The requests of a payment in order: load, create the intent, load again, record, and read the result. */
const REQUESTS = ['getBooking', 'createPaymentIntent', 'getBooking', 'recordPayment', 'getBooking'] as const;
/** A read does nothing, so it does not matter when it fails. */
const whenOf = (operation: (typeof REQUESTS)[number]) => (operation === 'getBooking' ? (['before'] as const) : WHEN);

/** The faults that end a connection or a backend, so that all later requests have them too. */
const OUTAGES: FaultKind[] = ['offline', 'timeout', '500'];

/** Every request that once has this fault, every operation that always has it, and an outage from each request on. */
const faultsOf = (kind: FaultKind): Fault[] => [
  ...REQUESTS.flatMap((operation, call) => whenOf(operation).map((when): Fault => ({ call, kind, when, times: 'once' }))),
  ...[...new Set(REQUESTS)].flatMap((call) => whenOf(call).map((when): Fault => ({ call, kind, when, times: 'always' }))),
  ...REQUESTS.flatMap((operation, call) =>
    OUTAGES.includes(kind) ? whenOf(operation).map((when): Fault => ({ call, kind, when, times: 'always' })) : [],
  ),
];

interface Case {
  card?: Card;
  nextStart: NextStart;
  faults?: Fault[];
  bankFaults?: BankFault[];
}

const caseName = ({ card = 'good', nextStart, faults = [], bankFaults = [] }: Case): string =>
  [`${card} card`, ...[...faults, ...bankFaults].map(nameOf), nextStart].join(', ');

/** Pays with faults, ends the faults, and starts again. Returns what went wrong, with the name of the case. */
async function run(sandbox: SandboxFetch, given: Case): Promise<string[]> {
  const shop = await paymentShop({ sandbox, ...given });
  const first = await shop.firstPage();
  await shop.use(first, { steps: 10 });
  shop.endFaults();
  const last = await shop.next(given.nextStart, first);
  await shop.use(last);
  return (await judge(shop, last, given.nextStart)).map((violation) => `${caseName(given)}: ${violation}`);
}

test.each(FAULTS)('a backend that fails with %s: the card is charged at most once, and no charge is lost', async (kind) => {
  const sandbox = await sandboxFetch();
  const violations: string[] = [];
  for (const fault of faultsOf(kind))
    for (const nextStart of NEXT_STARTS) violations.push(...(await run(sandbox, { nextStart, faults: [fault] })));
  expect(violations).toEqual([]);
});

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
        for (const times of TIMES)
          for (const nextStart of NEXT_STARTS) {
            const fault: BankFault = { call: given.call, kind, when, times };
            violations.push(...(await run(sandbox, { card, nextStart, bankFaults: given.after ? [given.after, fault] : [fault] })));
          }
  expect(violations).toEqual([]);
});

test.each(['full', 'blocked'] as const)('with %s storage, another tab does not pay while a charge is not saved', async (storage) => {
  const sandbox = await sandboxFetch();
  const violations: string[] = [];
  const bankFaults: BankFault[] = WHEN.map((when) => ({ call: 'retrievePayment', kind: 'lost', when, times: 'always' }));
  const cases: Case[] = [
    ...FAULTS.map((kind): Case => ({ nextStart: 'same page', faults: [{ call: 'recordPayment', kind, when: 'before', times: 'always' }] })),
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
