import { FAULT_KINDS, type Fault, formatFaults } from '#mocks/faults/fault.ts';
import type { OperationName } from '#contract/operations.ts';
import { tools } from '#mocks/data/tools.ts';
import { seededRandom } from '#tests/support/seededRandom.ts';
import type { Killable } from './killableBackend.ts';
import { RESTOCK } from './ledger.ts';

export const WORLDS = ['sandbox', 'live'] as const;
export type WorldName = (typeof WORLDS)[number];
export type Person = 'shopper' | 'administrator' | 'other';
/** `full`: nothing more can be stored. `blocked`: every use of the storage throws. */
export type StorageMode = 'free' | 'full' | 'blocked';

/** The end of a page, as soon as it sends a request with this method, or gets its answer. */
export interface Crash {
  at: 'request' | 'response';
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `reload` keeps the tab's storage, `close` does not. */
  by: 'reload' | 'close';
}

/** Something that a person does in a tab. `pick` selects one of the rows that the page shows. */
export type Deed = { tab: number; person: Person; crash: Crash | null } & (
  | { kind: 'book'; toolId: string; tool: string; quantity: number; price: number; address: string }
  | { kind: 'pay'; pick: number; card: string; accepts: boolean }
  | { kind: 'remove'; pick: number }
  | { kind: 'restock'; tool: string; amount: number }
  | { kind: 'addTool'; name: string; quantity: number }
  | { kind: 'deleteTool'; tool: string }
  | { kind: 'promote'; email: string }
);

export type Step =
  | { kind: 'deed'; deed: Deed }
  /** Two tabs at the same time. */
  | { kind: 'both'; deeds: [Deed, Deed] }
  | { kind: 'faults'; text: string }
  | { kind: 'storage'; mode: StorageMode }
  /** Soon after, while somebody does something. */
  | { kind: 'kill'; what: Killable; after: number };

export interface Plan {
  seed: number;
  world: WorldName;
  steps: readonly Step[];
}

/** Tools of which one can order any quantity: few in stock, many, and none. */
const TOOLS = [0, 1, 3, 5, 7].flatMap((place) => tools[place] ?? []);
/** Nobody orders it, so that its deletion ends no other story. */
const DELETABLE = tools[4]?.name ?? '';
const PROMOTED = ['ines@mail.studio.example.org', 'darnell+garage@example.com', 'ruth.bellamy@example.org'];

/** Paid, paid, declined, asks and pays, asks and declines. Both banks know them. */
const CARDS = ['4242424242424242', '5555555555554444', '4000000000009995', '4000002760003184', '4000008260003178'];

/** The calls that matter for money, stock and orders, so they fail more often than others. */
const CALLS: OperationName[] = [
  'getTool',
  'updateTool',
  'createBooking',
  'listOwnBookings',
  'getBooking',
  'createPaymentIntent',
  'recordPayment',
  'deleteBooking',
  'createTool',
  'listTools',
  'deleteTool',
  'makeAdmin',
  'login',
];

/** Where all storage is blocked, the sandbox cannot run, and says so. */
const STORAGE_MODES: Record<WorldName, StorageMode[]> = { sandbox: ['free', 'full'], live: ['free', 'full', 'blocked'] };

/** The method with which a deed changes something, so that a crash often meets it. */
const METHODS: Record<Deed['kind'], Crash['method'][]> = {
  book: ['PUT', 'POST', 'PUT', 'POST', 'GET'],
  pay: ['PATCH', 'GET', 'PATCH', 'POST'],
  remove: ['DELETE', 'GET'],
  restock: ['PUT', 'GET'],
  addTool: ['POST', 'GET'],
  deleteTool: ['DELETE', 'GET'],
  promote: ['PUT', 'GET'],
};

/** Orders and payments are most of what can go wrong. */
const KINDS: Deed['kind'][] = [
  ...Array.from({ length: 6 }, () => 'book' as const),
  ...Array.from({ length: 5 }, () => 'pay' as const),
  'remove',
  'restock',
  'restock',
  'addTool',
  'deleteTool',
  'promote',
];

/** Plans a session in one of the worlds. The same seed makes the same plan. */
export function makePlan(seed: number, worlds: readonly WorldName[]): Plan {
  const random = seededRandom(Math.imul(seed, 0x9e3779b1));
  const chance = (share: number) => random() < share;
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = <Choice>(choices: readonly [Choice, ...Choice[]] | readonly Choice[]): Choice => choices[below(choices.length)] as Choice;

  // The worlds take turns, so that few sessions already visit both.
  const world = worlds[seed % worlds.length] ?? 'sandbox';
  const ordersOf = new Map<string, number>();
  const restocksOf = new Map<string, number>();
  const totals = new Set<number>();
  let names = 0;
  const nextOf = (counts: Map<string, number>, name: string): number => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count;
  };

  /** Quantities are powers of 2, so that each sum of orders tells which ones it contains. No two orders have the same total. */
  function book() {
    const tool = oneOf(TOOLS);
    const quantity = 2 ** (nextOf(ordersOf, tool.name) % 6);
    const price = Math.round(tool.price * quantity * 100);
    if (totals.has(price)) return null;
    totals.add(price);
    names += 1;
    return { kind: 'book' as const, toolId: tool._id, tool: tool.name, quantity, price, address: `${names} Chaos Lane, ${seed}` };
  }
  function restock() {
    const tool = oneOf(TOOLS).name;
    const count = nextOf(restocksOf, tool);
    return count > 4 ? null : { kind: 'restock' as const, tool, amount: RESTOCK * 4 ** count };
  }
  function deedOf(kind: Deed['kind']) {
    switch (kind) {
      case 'book':
        return book();
      case 'pay':
        return { kind, pick: below(8), card: oneOf(CARDS), accepts: chance(0.7) };
      case 'remove':
        return { kind, pick: below(8) };
      case 'restock':
        return restock();
      case 'addTool':
        names += 1;
        return { kind, name: `Chaos Pliers ${seed}-${names}`, quantity: 1 + below(9) };
      case 'deleteTool':
        return { kind, tool: DELETABLE };
      case 'promote':
        return { kind, email: oneOf(PROMOTED) };
      default:
        return kind satisfies never;
    }
  }
  function deed(tab: number): Deed {
    const kind = oneOf(KINDS);
    const what = deedOf(kind);
    const isOfAdministrator = ['restock', 'addTool', 'deleteTool', 'promote'].includes(kind);
    const person = isOfAdministrator
      ? 'administrator'
      : oneOf<Person>(['shopper', 'shopper', 'shopper', 'shopper', 'other', 'administrator']);
    const crash: Crash | null = chance(0.35)
      ? { at: oneOf(['request', 'response']), method: oneOf(METHODS[kind]), by: oneOf(['reload', 'close']) }
      : null;
    return what === null ? deed(tab) : { tab, person, crash, ...what };
  }
  function momentOf(operation: Fault['operation'], kind: Fault['kind']): Pick<Fault, 'moment' | 'lateBy'> {
    // A backend that answers 412 has changed nothing, and the shop relies on it.
    if (kind === '412') return { moment: 'before' };
    // SECURITY.md, 'Stock that is written late': no client can know of it.
    const canBeLate = kind !== 'slow' && operation !== '*' && operation !== 'updateTool';
    if (canBeLate && chance(0.3)) return { moment: 'late', lateBy: 1 + below(6) };
    return { moment: oneOf(['before', 'after']) };
  }
  function fault(): Fault {
    const kind = oneOf(FAULT_KINDS);
    const operation = chance(0.1) ? '*' : oneOf(CALLS);
    return {
      operation,
      kind,
      ...(kind === 'slow' ? { delay: 200 + below(1_500) } : {}),
      ...momentOf(operation, kind),
      ...oneOf<Pick<Fault, 'calls' | 'probability' | 'seed'>>([
        { calls: 'once' },
        { calls: 'once' },
        { calls: 2 + below(2) },
        { calls: 'always' },
        { probability: 0.5, seed: 1 + below(99) },
      ]),
    };
  }
  function step(): Step {
    if (world === 'live' && chance(0.35)) return { kind: 'kill', what: oneOf<Killable>(['server', 'database']), after: below(6_000) };
    const kind = random();
    if (kind < 0.22) return { kind: 'faults', text: chance(0.25) ? 'none' : formatFaults(chance(0.4) ? [fault(), fault()] : [fault()]) };
    if (kind < 0.3) return { kind: 'storage', mode: oneOf(STORAGE_MODES[world]) };
    if (kind < 0.42) return { kind: 'both', deeds: [deed(0), deed(1)] };
    return { kind: 'deed', deed: deed(chance(0.75) ? 0 : 1) };
  }

  const first: Step = {
    kind: 'deed',
    deed: { tab: 0, person: 'shopper', crash: null, ...(book() as NonNullable<ReturnType<typeof book>>) },
  };
  return { seed, world, steps: [first, ...Array.from({ length: (world === 'live' ? 7 : 5) + below(4) }, step)] };
}
