import { assign, fromCallback, fromPromise, setup, spawnChild, stopChild } from 'xstate';
import { isGone } from '#contract/apiError.ts';
import type { Output } from '#contract/operations.ts';
import { BUSY, type Failed, type Failure, failureOf } from '../failure.ts';
import { LOCK_TIMEOUT, stockLock } from '../locks.ts';
import { apiCall } from '../apiCall.ts';
import { changeStockMachine, type StockResult } from './changeStock.machine.ts';

/** The tool to restock. `stock` is as listed when the dialog opened, then as last read. */
export interface Restockable {
  id: string;
  name: string;
  pictures: string[];
  /** Null if unknown. */
  stock: number | null;
}

/** The events of the restock machine. */
export type RestockEvent =
  | { type: 'restock.open'; tool: Restockable; stored: RestoredRestock | null }
  | { type: 'restock.submit'; amount: number }
  | { type: 'restock.checkAgain' }
  | { type: 'restock.close' }
  | { type: 'restock.reset' }
  | { type: 'lock.granted'; stored: RestoredRestock | null }
  | { type: 'lock.failed' };

/** A PUT that was sent and whose result has not been read. The app stores it, so that it survives the page. */
export interface UnconfirmedRestock extends Pick<RestockContext, 'amount' | 'mode'> {
  toolId: string;
  write: NonNullable<RestockContext['write']>;
}

/** An unconfirmed PUT as it is read again. `isStored` is false if only this page has it, because the browser's storage is full or blocked. */
export type RestoredRestock = UnconfirmedRestock & { isStored: boolean };

/** The context of the restock machine. */
export interface RestockContext {
  tool: Restockable | null;
  /** The number entered. */
  amount: number;
  /** The meaning of the number in the dialog: added to the stock or, if that is unknown, the new stock. */
  mode: 'add' | 'set';
  /** The stock before and after the PUT; null before the first one. */
  write: { from: number | null; to: number } | null;
  /** False if the browser could not store the PUT, so that only this page can find out its result. */
  isStored: boolean;
  conflictsLeft: number;
  failure: Failure | null;
}

type Read = { tool: Output<'getTool'> };
type Stored = { stored: RestoredRestock | null };
type Ended = { result: StockResult };

/** The maximum number of times that the stock is read again because somebody else changed it first. */
const MAX_CONFLICTS = 5;

/** The context while no dialog is open. */
export const initialContext: RestockContext = {
  tool: null,
  amount: 0,
  mode: 'add',
  write: null,
  isStored: true,
  conflictsLeft: MAX_CONFLICTS,
  failure: null,
};

const modeOf = (stock: number | null): RestockContext['mode'] => (stock === null ? 'set' : 'add');

/** The setup of the restock machine; its states are in restock.machine.ts. */
export const restockSetup = setup({
  types: { context: {} as RestockContext, events: {} as RestockEvent, tags: {} as 'resting' | 'unconfirmed' },
  actors: {
    holdLock: fromCallback<RestockEvent, { name: string; toolId: string }>(({ sendBack }) => sendBack({ type: 'lock.failed' })),
    getTool: apiCall('getTool'),
    changeStock: changeStockMachine,
    /** Implemented by the app: stores the PUT before it is sent, so that a page that closes does not lose it. Never rejects. */
    persistRestock: fromPromise<{ isStored: boolean }, UnconfirmedRestock>(async () => ({ isStored: false })),
  },
  actions: {
    assignTool: assign((_, { tool }: { tool: Restockable }) => ({ ...initialContext, tool, mode: modeOf(tool.stock) })),
    assignStored: assign((_, { stored }: Stored) =>
      stored === null ? {} : { amount: stored.amount, mode: stored.mode, write: stored.write, isStored: stored.isStored, failure: null },
    ),
    assignIsStored: assign((_, { isStored }: { isStored: boolean }) => ({ isStored })),
    resetContext: assign(initialContext),
    /** Starts again with another number for the same tool. */
    assignAmount: assign(({ context: { tool, mode } }, { amount }: { amount: number }) => ({ ...initialContext, tool, mode, amount })),
    assignStock: assign(({ context }, { tool }: Read) => ({
      tool: context.tool && { ...context.tool, stock: tool?.quantity ?? null },
      mode: modeOf(tool?.quantity ?? null),
    })),
    assignWrite: assign(({ context }, { tool }: Read) => {
      const from = tool?.quantity ?? null;
      return { write: { from, to: (from ?? 0) + context.amount } };
    }),
    /** The PUT was refused because its stock was out of date, so another one takes its place. */
    discardWrite: assign(({ context }) => ({ write: null, isStored: true, conflictsLeft: context.conflictsLeft - 1 })),
    assignResult: assign(({ context: { tool } }, { result: { stock, failure } }: Ended) => ({
      tool: tool && { ...tool, stock },
      mode: modeOf(stock),
      failure,
    })),
    assignResultFailure: assign((_, { result: { failure } }: Ended) => ({ failure })),
    clearFailure: assign({ failure: null }),
    assignFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    assignBusy: assign({ failure: BUSY }),
    acquireLock: spawnChild('holdLock', {
      id: 'lock',
      input: ({ context: { tool } }: { context: RestockContext }) => ({ name: stockLock(tool?.id ?? ''), toolId: tool?.id ?? '' }),
    }),
    releaseLock: stopChild('lock'),
    /** Implemented by the app: deletes the stored PUT, because its result is known. */
    deleteStored: () => {},
    /** Implemented by the app: another tab has found out the result. */
    announceSettledElsewhere: () => {},
    /** Implemented by the app. */
    announceRestocked: () => {},
    /** Implemented by the app: refetches, because the cached stock may be out of date. */
    refetch: () => {},
  },
  guards: {
    isMissing: (_, { tool }: Read) => tool === null,
    hasOtherMode: ({ context }, { tool }: Read) => tool !== null && modeOf(tool.quantity) !== context.mode,
    /** An earlier PUT of this tool, of this page or another one, is unconfirmed. */
    hasUnconfirmed: (_, { stored }: Stored) => stored !== null,
    /** No other tab can know of the PUT. */
    isUnstored: ({ context }) => !context.isStored,
    isChanged: (_, { result }: Ended) => result.outcome === 'changed',
    /** Somebody else changed the stock since it was read, so the PUT was not applied. */
    canRepeat: ({ context }, { result }: Ended) => result.outcome === 'outdated' && context.conflictsLeft > 0,
    isNotApplied: (_, { result }: Ended) => result.outcome === 'outdated' || result.outcome === 'notSent',
    isRefused: (_, { result }: Ended) => result.outcome === 'refused',
    isConflict: (_, { result }: Ended) => result.outcome === 'conflict',
    isNotFound: (_, { result }: Ended) => result.outcome === 'gone',
    isGone: (_, { error }: Failed) => isGone(error),
  },
  delays: {
    lockTimeout: LOCK_TIMEOUT,
  },
});
