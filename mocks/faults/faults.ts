import type { OperationName } from '#contract/operations.ts';
import { createStore } from '#contract/store.ts';
import { DEFAULT_DELAY, type FailureKind, type Fault, formatFaults } from './fault.ts';
import { createLateRequests } from './lateRequests.ts';

interface FaultyCall {
  request: Request;
  /** The absolute URL that a redirect leads to. */
  page: string;
  carryOut: () => Promise<Response>;
  /** Called with the faults that apply to the call, if there are any. */
  onFaults?: (faults: readonly Fault[]) => void;
}

/** The faults of one sandbox. Its handlers consult them at each call. */
export interface Faults {
  /**
   * Replaces the faults and counts calls from the start, or from `counts`: how many calls each fault has seen. Late requests are carried out.
   */
  set(faults: readonly Fault[], counts?: readonly number[]): void;
  /** Replaces the faults by what `update` returns for those that are not used up. The ones that stay continue to count. */
  change(update: (active: readonly Fault[]) => readonly Fault[]): void;
  clear(): void;
  /** The faults that may still apply to a call: without a `once` that has failed its call. */
  active: () => readonly Fault[];
  /** The others. */
  usedUp: () => readonly Fault[];
  /** All faults as a text, also those that are used up; empty if there are none. */
  text: () => string;
  /** The number of calls that each fault has seen. */
  counts: () => readonly number[];
  /** Calls the listener after a change of the faults, and after each call that is counted. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Responds to one call: with `carryOut`, or with the first fault that applies to it. All delays that apply are added.
   */
  respond(operation: OperationName, call: FaultyCall): Promise<Response>;
}

/** Returns a number from 0 to 1 (exclusive) that depends only on the seed and the number of the call (one step of mulberry32). */
function randomAt(seed: number, call: number): number {
  const state = (Math.imul(seed, 0x9e3779b1) + Math.imul(call, 0x6d2b79f5)) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** True if no later call is the one that the fault applies to. */
const isUsedUp = ({ calls = 'always' }: Fault, count: number): boolean => calls !== 'always' && count >= (calls === 'once' ? 1 : calls);

/** Decides if a fault applies to the n-th call that it sees, counted from 1. */
function isDue({ calls = 'always', probability = 1, seed = 1 }: Fault, call: number): boolean {
  const number = calls === 'once' ? 1 : calls;
  return (number === 'always' || number === call) && randomAt(seed, call) < probability;
}

const totalDelay = (faults: readonly Fault[], moment: Fault['moment']): number =>
  faults
    .filter((fault) => fault.kind === 'slow' && (fault.moment ?? 'before') === moment)
    .reduce((sum, { delay = DEFAULT_DELAY }) => sum + delay, 0);

const wait = (milliseconds: number) =>
  milliseconds === 0 ? Promise.resolve() : new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Creates the faults of a sandbox: at first none. */
export function createFaults(): Faults {
  const lateRequests = createLateRequests();
  let faults: readonly Fault[] = [];
  /** How many calls each fault has seen. */
  const counts = createStore<number[]>([]);
  const set: Faults['set'] = (next, countsBefore = []) => {
    void lateRequests.carryOutAll();
    faults = next;
    counts.write(next.map((_, index) => countsBefore[index] ?? 0));
  };
  const isOver = (fault: Fault, index: number) => isUsedUp(fault, counts.read()[index] ?? 0);
  const active = () => faults.filter((fault, index) => !isOver(fault, index));
  /** Counts the call, and returns the faults that apply to it. */
  function next(operation: OperationName): Fault[] {
    const seen = faults.map((fault) => fault.operation === '*' || fault.operation === operation);
    if (!seen.includes(true)) return [];
    counts.write(counts.read().map((count, index) => (seen[index] === true ? count + 1 : count)));
    return faults.filter((fault, index) => seen[index] === true && isDue(fault, counts.read()[index] ?? 0));
  }
  return {
    set,
    change: (update) => {
      const [before, countsBefore] = [faults, counts.read()];
      const next = update(active());
      set(
        next,
        next.map((fault) => countsBefore[before.indexOf(fault)] ?? 0),
      );
    },
    clear: () => set([]),
    active,
    usedUp: () => faults.filter(isOver),
    text: () => formatFaults(faults),
    counts: counts.read,
    subscribe: counts.subscribe,
    respond: async (operation, { request, page, carryOut, onFaults }) => {
      const due = next(operation);
      if (due.length > 0) onFaults?.(due);
      const failure = due.find(({ kind }) => kind !== 'slow');
      await lateRequests.countRequest();
      await wait(totalDelay(due, 'before'));
      if (failure === undefined) {
        const response = await carryOut();
        await wait(totalDelay(due, 'after'));
        return response;
      }
      if (failure.moment === 'after') await carryOut();
      if (failure.moment === 'late') lateRequests.add({ left: failure.lateBy ?? 1, carryOut });
      await wait(totalDelay(due, 'after'));
      // Most pages have no faults.
      const { faultResponse } = await import('./faultResponse.ts');
      return faultResponse(failure.kind as FailureKind, { request, page });
    },
  };
}
