import { assign, setup } from 'xstate';
import { isAmbiguous, isGone } from '#contract/apiError.ts';
import type { Output } from '#contract/operations.ts';
import { operation } from '../operation.ts';

/**
 * Stock that was taken for an order that was not booked, and must be given back. It is stored on the device, so it has no personal data.
 */
export interface OwedStock {
  /** Distinguishes two returns of the same product and amount. */
  id: string;
  toolId: string;
  amount: number;
  /** The stock before and after the PUT that may have been sent; null if none was sent yet. */
  write: { from: number; to: number } | null;
}

const MAX_TRIES = 2;

/**
 * Gives taken stock back: fresh read, then PUT of fresh + amount (docs/product-rules.md#submit). A PUT without an answer is resolved by
 * reading: the target value means done, the old value is sent again, anything else is left alone. A return that is not finished stays
 * stored (`keep`), and continues from the same step at the next start of the app.
 */
export const stockReturnMachine = setup({
  types: {
    context: {} as { owed: OwedStock; triesLeft: number },
    input: {} as OwedStock,
    events: {} as { type: 'stockReturn.none' },
  },
  actors: { getTool: operation('getTool'), updateTool: operation('updateTool') },
  actions: {
    aim: assign(({ context }, { stock }: { stock: number }) => ({
      owed: { ...context.owed, write: { from: stock, to: stock + context.owed.amount } },
    })),
    countTry: assign(({ context }) => ({ triesLeft: context.triesLeft - 1 })),
    /** Implemented by the app: stores the return before it starts and before each PUT. */
    keep: (_, _owed: OwedStock) => {},
    /** Implemented by the app: deletes the stored return once it is settled. */
    forget: (_, _owed: OwedStock) => {},
    /** Implemented by the app: records a conflict. Someone else changed the stock, so it cannot be resolved and is left alone. */
    recordDoubt: (_, _owed: OwedStock) => {},
  },
  guards: {
    isGone: (_, { tool }: { tool: Output<'getTool'> }) => tool === null || tool.quantity === null,
    isReturned: ({ context }, { tool }: { tool: Output<'getTool'> }) => tool !== null && tool.quantity === context.owed.write?.to,
    isUntouched: ({ context }, { tool }: { tool: Output<'getTool'> }) =>
      tool !== null && tool.quantity === context.owed.write?.from && context.triesLeft > 0,
    isUntouchedStill: ({ context }, { tool }: { tool: Output<'getTool'> }) => tool !== null && tool.quantity === context.owed.write?.from,
    isAmbiguous: (_, { error }: { error: unknown }) => isAmbiguous(error),
    isRemoved: (_, { error }: { error: unknown }) => isGone(error),
    wasSent: ({ context }) => context.owed.write !== null,
  },
}).createMachine({
  id: 'stockReturn',
  context: ({ input }) => ({ owed: input, triesLeft: MAX_TRIES }),
  initial: 'resuming',
  states: {
    resuming: {
      entry: { type: 'keep', params: ({ context }) => context.owed },
      always: [{ guard: 'wasSent', target: 'verifying' }, { target: 'reading' }],
    },
    reading: {
      invoke: {
        id: 'getTool',
        src: 'getTool',
        input: ({ context }) => ({ id: context.owed.toolId }),
        onDone: [
          { guard: { type: 'isGone', params: ({ event }) => ({ tool: event.output }) }, target: 'unclear' },
          { target: 'returning', actions: { type: 'aim', params: ({ event }) => ({ stock: event.output?.quantity ?? 0 }) } },
        ],
        onError: [{ guard: { type: 'isRemoved', params: ({ event }) => event }, target: 'unclear' }, { target: 'owed' }],
      },
    },
    returning: {
      entry: { type: 'keep', params: ({ context }) => context.owed },
      invoke: {
        id: 'updateTool',
        src: 'updateTool',
        input: ({ context }) => ({ id: context.owed.toolId, body: { quantity: context.owed.write?.to ?? 0 } }),
        onDone: 'returned',
        onError: [
          { guard: { type: 'isAmbiguous', params: ({ event }) => event }, target: 'verifying' },
          { guard: { type: 'isRemoved', params: ({ event }) => event }, target: 'unclear' },
          { target: 'owed' },
        ],
      },
    },
    verifying: {
      entry: 'countTry',
      invoke: {
        id: 'verifyTool',
        src: 'getTool',
        input: ({ context }) => ({ id: context.owed.toolId }),
        onDone: [
          { guard: { type: 'isReturned', params: ({ event }) => ({ tool: event.output }) }, target: 'returned' },
          { guard: { type: 'isUntouched', params: ({ event }) => ({ tool: event.output }) }, target: 'returning' },
          { guard: { type: 'isUntouchedStill', params: ({ event }) => ({ tool: event.output }) }, target: 'owed' },
          { target: 'unclear' },
        ],
        onError: [{ guard: { type: 'isRemoved', params: ({ event }) => event }, target: 'unclear' }, { target: 'owed' }],
      },
    },
    returned: { type: 'final', entry: { type: 'forget', params: ({ context }) => context.owed } },
    owed: { type: 'final' },
    unclear: {
      type: 'final',
      entry: [
        { type: 'recordDoubt', params: ({ context }) => context.owed },
        { type: 'forget', params: ({ context }) => context.owed },
      ],
    },
  },
});
