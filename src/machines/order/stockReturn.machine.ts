import { assign, fromPromise, setup } from 'xstate';
import { isGone, isOutdated, mayBeApplied } from '#contract/apiError.ts';
import type { Output } from '#contract/operations.ts';
import { operation } from '../operation.ts';

/**
 * Stock that was taken for an order but not booked, and must be given back. It is stored on the device, so it contains no personal data.
 */
export interface PendingStockReturn {
  /** Unique on this device, so that two returns of the same product and amount differ. */
  id: string;
  toolId: string;
  amount: number;
  /** The stock before and after the PUT, once one may have been sent; null before. */
  write: { from: number; to: number } | null;
}

const MAX_TRIES = 2;
/** The maximum number of times that the stock is read again because somebody else changed it first. */
const MAX_CONFLICTS = 2;

/** The input of the stock-return machine. */
export interface StockReturnInput extends PendingStockReturn {
  /** False if the device cannot store it, so that only this page can finish it. @default true */
  isStored?: boolean;
}

export interface StockReturnContext {
  stockReturn: PendingStockReturn;
  isStored: boolean;
  triesLeft: number;
  conflictsLeft: number;
}

/** False if an earlier PUT of this return may still be applied. A later one then proves nothing: it may be outrun by the earlier. */
const isFirstPut = ({ triesLeft }: StockReturnContext): boolean => triesLeft === MAX_TRIES;

/**
 * Gives taken stock back: fresh read → PUT of the stock read plus the amount (docs/product-rules.md#booking-refused). A PUT whose answer is
 * not the tool with the new stock is resolved by reading: the new stock means that it was applied, the old stock that it was not, so it is
 * sent again. Any other stock is left alone. Each PUT is stored before it is sent. An unfinished return stays stored, and continues from the
 * same step when the app starts again.
 */
export const stockReturnMachine = setup({
  types: {
    context: {} as StockReturnContext,
    input: {} as StockReturnInput,
    events: {} as { type: 'stockReturn.none' },
  },
  actors: {
    getTool: operation('getTool'),
    updateTool: operation('updateTool'),
    /** Implemented by the app: stores the return before its PUT. */
    persistReturn: fromPromise<{ isStored: boolean }, PendingStockReturn>(() =>
      Promise.reject(new Error('The app provides no persistReturn')),
    ),
  },
  actions: {
    assignWrite: assign(({ context }, { stock }: { stock: number }) => ({
      stockReturn: { ...context.stockReturn, write: { from: stock, to: stock + context.stockReturn.amount } },
    })),
    /** The PUT was not applied, so the next one starts from a fresh read. */
    clearWrite: assign(({ context }) => ({ stockReturn: { ...context.stockReturn, write: null } })),
    countTry: assign(({ context }) => ({ triesLeft: context.triesLeft - 1 })),
    countConflict: assign(({ context }) => ({ conflictsLeft: context.conflictsLeft - 1 })),
    assignStored: assign((_, { isStored }: { isStored: boolean }) => ({ isStored })),
    /** Implemented by the app: stores the return for the next start. */
    persist: (_, _stockReturn: PendingStockReturn) => {},
    /** Implemented by the app: deletes the stored return once it is settled. */
    delete: (_, _stockReturn: PendingStockReturn) => {},
    /** Implemented by the app: records a conflict. The stock changed or the tool is gone, so the stock is left alone. */
    recordConflict: (_, _stockReturn: PendingStockReturn) => {},
  },
  guards: {
    isGone: (_, { tool }: { tool: Output<'getTool'> }) => tool === null || tool.quantity === null,
    isReturned: ({ context }, { tool }: { tool: Output<'getTool'> }) => tool !== null && tool.quantity === context.stockReturn.write?.to,
    isUntouched: ({ context }, { tool }: { tool: Output<'getTool'> }) =>
      tool !== null && tool.quantity === context.stockReturn.write?.from && context.triesLeft > 0,
    isUntouchedAfterRetries: ({ context }, { tool }: { tool: Output<'getTool'> }) =>
      tool !== null && tool.quantity === context.stockReturn.write?.from,
    isReturnedNow: ({ context }, { tool }: { tool: Output<'updateTool'> }) =>
      tool !== null && tool._id === context.stockReturn.toolId && tool.quantity === context.stockReturn.write?.to,
    isNotApplied: ({ context }, { error }: { error: unknown }) => isFirstPut(context) && !mayBeApplied(error),
    /** Somebody changed the stock since it was read, so nothing was returned. */
    isOutdated: ({ context }, { error }: { error: unknown }) => isFirstPut(context) && isOutdated(error) && context.conflictsLeft > 0,
    isRemoved: (_, { error }: { error: unknown }) => isGone(error),
    /** False if the device holds the return without its PUT. The next start would send that a second time. */
    canSend: ({ context }, { isStored }: { isStored: boolean }) => isStored || !context.isStored,
    wasSent: ({ context }) => context.stockReturn.write !== null,
  },
}).createMachine({
  id: 'stockReturn',
  context: ({ input: { isStored = true, ...stockReturn } }) => ({
    stockReturn,
    isStored,
    triesLeft: MAX_TRIES,
    conflictsLeft: MAX_CONFLICTS,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      always: [{ guard: 'wasSent', target: 'verifying' }, { target: 'reading' }],
    },
    reading: {
      invoke: {
        id: 'getTool',
        src: 'getTool',
        input: ({ context }) => ({ id: context.stockReturn.toolId }),
        onDone: [
          { guard: { type: 'isGone', params: ({ event }) => ({ tool: event.output }) }, target: 'conflict' },
          { target: 'persisting', actions: { type: 'assignWrite', params: ({ event }) => ({ stock: event.output?.quantity ?? 0 }) } },
        ],
        onError: [{ guard: { type: 'isRemoved', params: ({ event }) => event }, target: 'conflict' }, { target: 'pending' }],
      },
    },
    persisting: {
      invoke: {
        id: 'persistReturn',
        src: 'persistReturn',
        input: ({ context }) => context.stockReturn,
        onDone: [
          {
            guard: { type: 'canSend', params: ({ event }) => event.output },
            target: 'returning',
            actions: { type: 'assignStored', params: ({ event }) => event.output },
          },
          { target: 'pending', actions: 'clearWrite' },
        ],
        onError: { target: 'pending', actions: 'clearWrite' },
      },
    },
    returning: {
      invoke: {
        id: 'updateTool',
        src: 'updateTool',
        input: ({ context }) => ({ id: context.stockReturn.toolId, body: { quantity: context.stockReturn.write?.to ?? 0 } }),
        onDone: [
          { guard: { type: 'isReturnedNow', params: ({ event }) => ({ tool: event.output }) }, target: 'returned' },
          { target: 'verifying' },
        ],
        onError: [
          { guard: { type: 'isOutdated', params: ({ event }) => event }, target: 'reading', actions: ['countConflict', 'clearWrite'] },
          { guard: { type: 'isNotApplied', params: ({ event }) => event }, target: 'pending', actions: 'clearWrite' },
          { target: 'verifying' },
        ],
      },
    },
    verifying: {
      entry: 'countTry',
      invoke: {
        id: 'verifyTool',
        src: 'getTool',
        input: ({ context }) => ({ id: context.stockReturn.toolId }),
        onDone: [
          { guard: { type: 'isReturned', params: ({ event }) => ({ tool: event.output }) }, target: 'returned' },
          { guard: { type: 'isUntouched', params: ({ event }) => ({ tool: event.output }) }, target: 'returning' },
          { guard: { type: 'isUntouchedAfterRetries', params: ({ event }) => ({ tool: event.output }) }, target: 'pending' },
          { target: 'conflict' },
        ],
        onError: [{ guard: { type: 'isRemoved', params: ({ event }) => event }, target: 'conflict' }, { target: 'pending' }],
      },
    },
    returned: { type: 'final', entry: { type: 'delete', params: ({ context }) => context.stockReturn } },
    pending: { type: 'final', entry: { type: 'persist', params: ({ context }) => context.stockReturn } },
    conflict: {
      type: 'final',
      entry: [
        { type: 'recordConflict', params: ({ context }) => context.stockReturn },
        { type: 'delete', params: ({ context }) => context.stockReturn },
      ],
    },
  },
});
