import { assign, fromCallback, setup, spawnChild, stopChild } from 'xstate';
import { isAmbiguous, isGone } from '#contract/apiError.ts';
import type { Output } from '#contract/operations.ts';
import { failureOf, type Failure } from '../failure.ts';
import { stockLock } from '../locks.ts';
import { operation } from '../operation.ts';

/** The tool to restock: as it was when the dialog opened, then as last read. */
export interface Restockable {
  id: string;
  name: string;
  pictures: string[];
  /** null: unknown. */
  stock: number | null;
}

export type RestockEvent =
  | { type: 'restock.open'; tool: Restockable }
  | { type: 'restock.submit'; amount: number }
  | { type: 'restock.checkAgain' }
  | { type: 'restock.close' }
  | { type: 'restock.forget' }
  | { type: 'lock.granted' }
  | { type: 'lock.failed' };

type Doubt = Pick<RestockContext, 'tool' | 'amount' | 'meaning' | 'write'>;

export interface RestockContext {
  tool: Restockable | null;
  /** The number entered. */
  amount: number;
  /** The meaning of the number in the dialog: added to the stock or, if that is unknown, the new stock. */
  meaning: 'added' | 'theStock';
  /** The stock before and after the PUT. */
  write: { from: number | null; to: number } | null;
  triesLeft: number;
  failure: Failure | null;
  /** By tool: PUTs whose result could not be read. Kept after the dialog is closed. */
  doubts: Record<string, Doubt>;
}

type Read = { tool: Output<'getTool'> };
type Failed = { error: unknown };

/** The maximum number of times that a PUT without an answer is sent, the first one included. */
const MAX_TRIES = 2;

export const atRest: RestockContext = {
  tool: null,
  amount: 0,
  meaning: 'added',
  write: null,
  triesLeft: MAX_TRIES,
  failure: null,
  doubts: {},
};

const meaningOf = (stock: number | null): RestockContext['meaning'] => (stock === null ? 'theStock' : 'added');

/** The setup of the restock machine; its states are in restock.machine.ts. */
export const restockSetup = setup({
  types: { context: {} as RestockContext, events: {} as RestockEvent, tags: {} as 'resting' },
  actors: {
    holdLock: fromCallback<RestockEvent, { name: string }>(({ sendBack }) => sendBack({ type: 'lock.failed' })),
    getTool: operation('getTool'),
    updateTool: operation('updateTool'),
  },
  actions: {
    take: assign(({ context: { doubts } }, { tool }: { tool: Restockable }) => ({
      ...atRest,
      doubts,
      tool,
      meaning: meaningOf(tool.stock),
      ...doubts[tool.id],
    })),
    drop: assign(({ context: { doubts } }) => ({ ...atRest, doubts })),
    dropAll: assign(atRest),
    keepDoubt: assign(({ context: { doubts, tool, amount, meaning, write } }) => ({
      doubts: tool === null ? doubts : { ...doubts, [tool.id]: { tool, amount, meaning, write } },
    })),
    settle: assign(({ context: { doubts, tool } }) => ({
      doubts: Object.fromEntries(Object.entries(doubts).filter(([id]) => id !== tool?.id)),
    })),
    begin: assign((_, { amount }: { amount: number }) => ({ amount, write: null, triesLeft: MAX_TRIES, failure: null })),
    know: assign(({ context }, { tool }: Read) => ({
      tool: context.tool && { ...context.tool, stock: tool?.quantity ?? null },
      meaning: meaningOf(tool?.quantity ?? null),
    })),
    aim: assign(({ context }, { tool }: Read) => {
      const from = tool?.quantity ?? null;
      return { write: { from, to: (from ?? 0) + context.amount } };
    }),
    countTry: assign(({ context }) => ({ triesLeft: context.triesLeft - 1 })),
    allowTries: assign({ triesLeft: MAX_TRIES }),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    hold: spawnChild('holdLock', {
      id: 'lock',
      input: ({ context }: { context: RestockContext }) => ({ name: stockLock(context.tool?.id ?? '') }),
    }),
    releaseLock: stopChild('lock'),
    /** Implemented by the app. */
    announceRestocked: (_, _restocked: { id: string; stock: number }) => {},
    /** Implemented by the app: refetches, because the cached stock may be out of date. */
    readAgain: (_, _tool: { id: string }) => {},
  },
  guards: {
    isMissing: (_, { tool }: Read) => tool === null,
    isMeantOtherwise: ({ context }, { tool }: Read) => tool !== null && meaningOf(tool.quantity) !== context.meaning,
    isReached: ({ context }, { tool }: Read) => tool !== null && tool.quantity === context.write?.to,
    isUntouched: ({ context }, { tool }: Read) => tool !== null && tool.quantity === context.write?.from && context.triesLeft > 0,
    isUntouchedStill: ({ context }, { tool }: Read) => tool !== null && tool.quantity === context.write?.from,
    isInDoubt: ({ context }, { tool }: { tool: Restockable }) => context.doubts[tool.id] !== undefined,
    isAmbiguous: (_, { error }: Failed) => isAmbiguous(error),
    isGone: (_, { error }: Failed) => isGone(error),
  },
});
