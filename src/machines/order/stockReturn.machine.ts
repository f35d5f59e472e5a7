import { assign, setup } from 'xstate';
import { isAmbiguous, isGone } from '#contract/apiError.ts';
import type { Output } from '#contract/operations.ts';
import { operation } from '../operation.ts';

/** Stock that was taken for an order that did not come to be, and has to be given back. No personal data: it is kept on the platform. */
export interface OwedStock {
  /** Tells two debts of the same product and amount apart. */
  id: string;
  toolId: string;
  amount: number;
  /** The write under way when it was last heard of: from this stock to that; null when none was sent yet. */
  write: { from: number; to: number } | null;
}

const RETRIES = 2;

/**
 * Gives taken stock back: fresh read, then PUT of fresh + amount (docs/product-rules.md#submit). An unanswered PUT is settled by
 * reading: the target value is done, the old value is sent again, anything else is left alone. What stays owed is kept by
 * the app's `keep` and tried again at its next start, from where it stood.
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
    /** The app writes the debt down before and while it is open … */
    keep: (_, _owed: OwedStock) => {},
    /** … and strikes it out once it is settled. */
    forget: (_, _owed: OwedStock) => {},
    /** Another hand changed the stock meanwhile: nothing more can be known, so it is left alone and recorded. */
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
  context: ({ input }) => ({ owed: input, triesLeft: RETRIES }),
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
