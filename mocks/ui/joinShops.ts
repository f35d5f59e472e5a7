import type { Call } from '../calls/calls.ts';
import { type Fault, formatFaults } from '../faults/fault.ts';
import { storeFaults } from '../faults/tabFaults.ts';
import { eachTable } from '../store/tables.ts';
import type { Undone } from '../store/world.ts';
import type { DockProps } from './Dock.tsx';
import type { DockClockProps } from './DockClock.tsx';
import type { DockSandbox } from './DockSetup.tsx';
import type { ShownWorld } from './SandboxNotice.tsx';
import type { SeedRecord } from '../data/seed.ts';

/** A shop in a frame, as the dock of the page around it needs it. */
export interface StartedShop {
  sandbox: DockSandbox;
  now: DockClockProps['platform']['now'];
  world: ShownWorld;
  onChooseWorld: (name: SeedRecord['name']) => void;
}

/** Several shops as one, as props of the dock. */
export type JoinedShops = Pick<DockProps, 'sandbox' | 'clock' | 'world' | 'onChooseWorld' | 'frames'>;

/** A frame with the shop that it has, or had until it was left. */
export interface Seat {
  name: string;
  /** Stores the faults and the clock for its next page. */
  store: DockClockProps['platform']['tabStore'];
  shop: StartedShop | null;
  /** False until its page has started, and again from when it is left. */
  isOpen: boolean;
  /** Called to load its page again. */
  onReload: () => void;
}

interface Observed {
  subscribe: (listener: () => void) => () => void;
}

const subscribeToAll = (all: readonly Observed[]) => (listener: () => void) => {
  const stops = all.map(({ subscribe }) => subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
};

const isSame = (fault: Fault) => (other: Fault) => formatFaults([fault]) === formatFaults([other]);

/** A fault that several shops have is one. A frame without a shop gets it when its page starts. */
function joinFaults(seats: readonly Seat[], all: readonly DockSandbox['faults'][]): Omit<DockSandbox['faults'], 'text' | 'counts'> {
  const absent = seats.filter(({ isOpen }) => !isOpen);
  const active = () =>
    all.reduce<readonly Fault[]>((joined, faults) => [...joined, ...faults.active().filter((fault) => !joined.some(isSame(fault)))], []);
  return {
    active,
    usedUp: () => all.flatMap((faults) => faults.usedUp()).filter((fault) => !active().some(isSame(fault))),
    change: (update) => {
      const before = active();
      const next = update(before);
      // A shop in which a fault is used up does not get it again.
      const own = (fault: Fault, current: readonly Fault[]) => (before.includes(fault) ? (current.find(isSame(fault)) ?? []) : fault);
      for (const faults of all) faults.change((current) => next.flatMap((fault) => own(fault, current)));
      for (const { store } of absent) storeFaults(store, formatFaults(next));
    },
    clear: () => {
      for (const faults of all) faults.clear();
      for (const { store } of absent) storeFaults(store, '');
    },
    subscribe: subscribeToAll(all),
  };
}

/** Joins the ledgers. Each call also names its frame. */
function joinCalls(all: readonly { name: string; calls: DockSandbox['calls'] }[]): () => readonly Call[] {
  let lists: readonly (readonly Call[])[] = [];
  let joined: readonly Call[] = [];
  return () => {
    const current = all.map(({ calls }) => calls.list());
    // The same list until one of them changes.
    if (current.some((list, index) => list !== lists[index])) {
      lists = current;
      joined = current
        .flatMap((list, index) =>
          list.map((call) => ({
            ...call,
            number: call.number * all.length + index,
            person: `${call.person ?? 'Nobody'}, ${all[index]?.name}`,
          })),
        )
        .toSorted((one, other) => other.receivedAt - one.receivedAt);
    }
    return joined;
  };
}

/** Joins the shops of several frames into one for the dock. Null before the first of them has started. */
export function joinShops(seats: readonly Seat[]): JoinedShops | null {
  const taken = seats.flatMap(({ shop, ...seat }) => (shop === null ? [] : [{ ...seat, ...shop }]));
  const [first] = taken;
  if (first === undefined) return null;
  const sandboxes = taken.map(({ sandbox }) => sandbox);
  const open = taken.filter(({ isOpen }) => isOpen).map(({ sandbox }) => sandbox);
  const calls = taken.map(({ name, sandbox }) => ({ name, calls: sandbox.calls }));
  const stores = seats.map(({ store }) => store);
  return {
    sandbox: {
      world: {
        ...first.sandbox.world,
        reset: async () => {
          if (open.length === 0) throw new Error('No frame has a shop');
          // They share a world, unless the browser stores nothing. Then the first reset undoes everything.
          const resets = await Promise.all(open.map((sandbox) => sandbox.world.reset()));
          const total = (table: keyof Undone, part: keyof Undone['tools']) => resets.reduce((sum, undone) => sum + undone[table][part], 0);
          return eachTable<Undone>((table) => ({
            removed: total(table, 'removed'),
            changedBack: total(table, 'changedBack'),
            broughtBack: total(table, 'broughtBack'),
          }));
        },
      },
      faults: {
        ...first.sandbox.faults,
        ...joinFaults(
          seats,
          (open.length === 0 ? sandboxes : open).map((sandbox) => sandbox.faults),
        ),
      },
      identity: {
        ...first.sandbox.identity,
        signOut: async () => void (await Promise.all(sandboxes.map(({ identity }) => identity.signOut()))),
      },
      calls: {
        ...first.sandbox.calls,
        list: joinCalls(calls),
        clear: () => sandboxes.forEach((sandbox) => sandbox.calls.clear()),
        subscribe: subscribeToAll(sandboxes.map((sandbox) => sandbox.calls)),
      },
    },
    clock: {
      now: first.now,
      tabStore: {
        ...first.store,
        write: (key, value) => stores.map((store) => store.write(key, value)).every(Boolean),
        remove: (key) => stores.forEach((store) => store.remove(key)),
      },
    },
    world: taken.every(({ world }) => world === first.world) ? first.world : null,
    onChooseWorld: (name) => taken.forEach((shop) => shop.onChooseWorld(name)),
    frames: seats.map(({ name, shop, isOpen, onReload }) => ({
      title: `Person, ${name}`,
      identity: isOpen && shop !== null ? shop.sandbox.identity : null,
      onReload,
    })),
  };
}
