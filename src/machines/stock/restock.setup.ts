import { assign, fromCallback, setup, spawnChild, stopChild } from 'xstate';
import { isAmbiguous, isGone } from '#contract/apiError.ts';
import type { Output } from '#contract/operations.ts';
import { failureOf, type Failure } from '../failure.ts';
import { stockLock } from '../locks.ts';
import { operation } from '../operation.ts';

/** The tool to restock. `stock` is as listed when the dialog opened, then as last read. */
export interface Restockable {
  id: string;
  name: string;
  pictures: string[];
  /** Null if unknown. */
  stock: number | null;
}

export type RestockEvent =
  | { type: 'restock.open'; tool: Restockable }
  | { type: 'restock.submit'; amount: number }
  | { type: 'restock.checkAgain' }
  | { type: 'restock.close' }
  | { type: 'restock.reset' }
  | { type: 'lock.granted' }
  | { type: 'lock.failed' };

type UnconfirmedRestock = Pick<RestockContext, 'tool' | 'amount' | 'mode' | 'write'>;

export interface RestockContext {
  tool: Restockable | null;
  /** The number entered. */
  amount: number;
  /** The meaning of the number in the dialog: added to the stock or, if that is unknown, the new stock. */
  mode: 'add' | 'set';
  /** The stock before and after the PUT; null before the first one. */
  write: { from: number | null; to: number } | null;
  triesLeft: number;
  failure: Failure | null;
  /** The PUTs whose result could not be read, by the id of their tool. Kept after the dialog is closed. */
  unconfirmed: Record<string, UnconfirmedRestock>;
}

type Read = { tool: Output<'getTool'> };
type Failed = { error: unknown };

/** The maximum number of times that an unanswered PUT is sent, including the first. */
const MAX_TRIES = 2;

export const initialContext: RestockContext = {
  tool: null,
  amount: 0,
  mode: 'add',
  write: null,
  triesLeft: MAX_TRIES,
  failure: null,
  unconfirmed: {},
};

const modeOf = (stock: number | null): RestockContext['mode'] => (stock === null ? 'set' : 'add');

/** The setup of the restock machine; its states are in restock.machine.ts. */
export const restockSetup = setup({
  types: { context: {} as RestockContext, events: {} as RestockEvent, tags: {} as 'resting' },
  actors: {
    holdLock: fromCallback<RestockEvent, { name: string }>(({ sendBack }) => sendBack({ type: 'lock.failed' })),
    getTool: operation('getTool'),
    updateTool: operation('updateTool'),
  },
  actions: {
    assignTool: assign(({ context: { unconfirmed } }, { tool }: { tool: Restockable }) => ({
      ...initialContext,
      unconfirmed,
      tool,
      mode: modeOf(tool.stock),
      ...unconfirmed[tool.id],
    })),
    close: assign(({ context: { unconfirmed } }) => ({ ...initialContext, unconfirmed })),
    resetContext: assign(initialContext),
    assignUnconfirmed: assign(({ context: { unconfirmed, tool, amount, mode, write } }) => ({
      unconfirmed: tool === null ? unconfirmed : { ...unconfirmed, [tool.id]: { tool, amount, mode, write } },
    })),
    clearUnconfirmed: assign(({ context: { unconfirmed, tool } }) => ({
      unconfirmed: Object.fromEntries(Object.entries(unconfirmed).filter(([id]) => id !== tool?.id)),
    })),
    assignAmount: assign((_, { amount }: { amount: number }) => ({ amount, write: null, triesLeft: MAX_TRIES, failure: null })),
    assignStock: assign(({ context }, { tool }: Read) => ({
      tool: context.tool && { ...context.tool, stock: tool?.quantity ?? null },
      mode: modeOf(tool?.quantity ?? null),
    })),
    assignWrite: assign(({ context }, { tool }: Read) => {
      const from = tool?.quantity ?? null;
      return { write: { from, to: (from ?? 0) + context.amount } };
    }),
    countTry: assign(({ context }) => ({ triesLeft: context.triesLeft - 1 })),
    resetTries: assign({ triesLeft: MAX_TRIES }),
    assignFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    acquireLock: spawnChild('holdLock', {
      id: 'lock',
      input: ({ context }: { context: RestockContext }) => ({ name: stockLock(context.tool?.id ?? '') }),
    }),
    releaseLock: stopChild('lock'),
    /** Implemented by the app. */
    announceRestocked: (_, _restocked: { id: string; stock: number }) => {},
    /** Implemented by the app: refetches, because the cached stock may be out of date. */
    refetch: (_, _tool: { id: string }) => {},
  },
  guards: {
    isMissing: (_, { tool }: Read) => tool === null,
    hasOtherMode: ({ context }, { tool }: Read) => tool !== null && modeOf(tool.quantity) !== context.mode,
    isReached: ({ context }, { tool }: Read) => tool !== null && tool.quantity === context.write?.to,
    isUntouched: ({ context }, { tool }: Read) => tool !== null && tool.quantity === context.write?.from && context.triesLeft > 0,
    isUntouchedAfterRetries: ({ context }, { tool }: Read) => tool !== null && tool.quantity === context.write?.from,
    isUnconfirmed: ({ context }, { tool }: { tool: Restockable }) => context.unconfirmed[tool.id] !== undefined,
    isAmbiguous: (_, { error }: Failed) => isAmbiguous(error),
    isGone: (_, { error }: Failed) => isGone(error),
  },
});
