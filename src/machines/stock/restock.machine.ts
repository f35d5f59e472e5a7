import type { Output } from '#contract/operations.ts';
import { initialContext, type Restockable, type RestockContext, restockSetup } from './restock.setup.ts';
import { assignFailure, failed } from '../projections.ts';

const read = ({ event }: { event: { output: Output<'getTool'> } }) => ({ tool: event.output });
const toId = ({ context }: { context: RestockContext }) => ({ id: context.tool?.id ?? '' });
const assignStock = { type: 'assignStock', params: read } as const;
const refetch = { type: 'refetch', params: toId } as const;
const announceRestocked = {
  type: 'announceRestocked',
  params: ({ context }: { context: RestockContext }) => ({ ...toId({ context }), stock: context.write?.to ?? 0 }),
} as const;

const opened = { type: 'assignTool', params: ({ event }: { event: { tool: Restockable } }) => event } as const;
const closable = { 'restock.close': { target: 'resting', actions: 'close' } } as const;
const submittable = {
  ...closable,
  'restock.submit': { target: 'queueing', actions: { type: 'assignAmount', params: ({ event }: { event: { amount: number } }) => event } },
} as const;

/**
 * Adds stock to a tool (docs/spec.md#states, docs/product-rules.md#restock): acquire the tool's lock → fresh read → PUT of the stock read
 * plus the amount entered. A PUT without an answer is resolved by reading: the new stock means that it was applied, the old stock that it
 * was not, so it is sent again. Any other stock is someone else's change and is left alone. If the stock is unknown, the entered number
 * becomes the stock; the dialog says beforehand which of the two applies.
 */
export const restockMachine = restockSetup.createMachine({
  id: 'restock',
  context: initialContext,
  initial: 'resting',
  // When the user changes, the next one must not see this dialog or request.
  on: { 'restock.reset': { target: '.resting', actions: 'resetContext' } },
  states: {
    resting: {
      tags: 'resting',
      entry: 'releaseLock',
      on: {
        'restock.open': [
          { guard: { type: 'isUnconfirmed', params: ({ event }) => event }, target: 'unconfirmed', actions: opened },
          { target: 'editing', actions: opened },
        ],
      },
    },
    editing: { tags: 'resting', on: submittable },
    queueing: { entry: 'acquireLock', on: { 'lock.granted': 'reading', 'lock.failed': 'refused' } },
    reading: {
      invoke: {
        id: 'getTool',
        src: 'getTool',
        input: toId,
        onDone: [
          { guard: { type: 'isMissing', params: read }, target: 'gone' },
          { guard: { type: 'hasOtherMode', params: read }, target: 'modeChanged', actions: assignStock },
          { target: 'writing', actions: [assignStock, { type: 'assignWrite', params: read }] },
        ],
        onError: [
          { guard: { type: 'isGone', params: failed }, target: 'gone' },
          { target: 'refused', actions: assignFailure },
        ],
      },
    },
    writing: {
      invoke: {
        id: 'updateTool',
        src: 'updateTool',
        input: ({ context }) => ({ ...toId({ context }), body: { quantity: context.write?.to ?? 0 } }),
        onDone: { target: 'resting', actions: [announceRestocked, 'close'] },
        onError: [
          { guard: { type: 'isAmbiguous', params: failed }, target: 'verifying', actions: assignFailure },
          { guard: { type: 'isGone', params: failed }, target: 'gone' },
          { target: 'refused', actions: assignFailure },
        ],
      },
    },
    verifying: {
      entry: 'countTry',
      exit: 'clearUnconfirmed',
      invoke: {
        id: 'verifyTool',
        src: 'getTool',
        input: toId,
        onDone: [
          { guard: { type: 'isMissing', params: read }, target: 'gone' },
          { guard: { type: 'isReached', params: read }, target: 'resting', actions: [announceRestocked, 'close'] },
          { guard: { type: 'isUntouched', params: read }, target: 'writing' },
          { guard: { type: 'isUntouchedAfterRetries', params: read }, target: 'refused', actions: assignStock },
          { target: 'conflict', actions: assignStock },
        ],
        onError: [{ guard: { type: 'isGone', params: failed }, target: 'gone' }, { target: 'unconfirmed' }],
      },
    },
    /** Nothing was written. */
    refused: { tags: 'resting', entry: ['releaseLock', refetch], on: submittable },
    /** The stock became known or unknown after the dialog opened, so the entered number would mean something else. */
    modeChanged: { tags: 'resting', entry: ['releaseLock', refetch], on: submittable },
    /** Someone else changed the stock while the PUT had no answer. Only people can decide what it should be. */
    conflict: { tags: 'resting', entry: ['releaseLock', refetch], on: submittable },
    /** The PUT was sent, but its result cannot be read. Until it is known nothing is sent again, even after the dialog is closed. */
    unconfirmed: {
      entry: ['releaseLock', 'assignUnconfirmed', refetch],
      on: { ...closable, 'restock.checkAgain': { target: 'queueingAgain', actions: 'resetTries' } },
    },
    queueingAgain: { entry: 'acquireLock', on: { 'lock.granted': 'verifying', 'lock.failed': 'unconfirmed' } },
    gone: { tags: 'resting', entry: ['releaseLock', refetch], on: closable },
  },
});
