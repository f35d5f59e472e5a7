import type { Output } from '#contract/operations.ts';
import { atRest, type Restockable, type RestockContext, restockSetup } from './restock.setup.ts';

const read = ({ event }: { event: { output: Output<'getTool'> } }) => ({ tool: event.output });
const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const itsId = ({ context }: { context: RestockContext }) => ({ id: context.tool?.id ?? '' });
const know = { type: 'know', params: read } as const;
const keepFailure = { type: 'keepFailure', params: failed } as const;
const readAgain = { type: 'readAgain', params: itsId } as const;
const announceRestocked = {
  type: 'announceRestocked',
  params: ({ context }: { context: RestockContext }) => ({ ...itsId({ context }), stock: context.write?.to ?? 0 }),
} as const;

const opened = { type: 'take', params: ({ event }: { event: { tool: Restockable } }) => event } as const;
const closable = { 'restock.close': { target: 'resting', actions: 'drop' } } as const;
const submittable = {
  ...closable,
  'restock.submit': { target: 'queueing', actions: { type: 'begin', params: ({ event }: { event: { amount: number } }) => event } },
} as const;

/**
 * Adds stock to a tool (docs/spec.md#states, docs/product-rules.md#restock): acquire the tool's lock → fresh read → PUT of fresh + entered,
 * always as numbers. A PUT without an answer is resolved by reading: the target value means done, the old value is sent again, anything
 * else was someone else's change and is left alone. If the stock is unknown, the entered number becomes the stock; the dialog says
 * beforehand which of the two applies.
 */
export const restockMachine = restockSetup.createMachine({
  id: 'restock',
  context: atRest,
  initial: 'resting',
  // The user changed: the next one must not see this dialog or request.
  on: { 'restock.forget': { target: '.resting', actions: 'dropAll' } },
  states: {
    resting: {
      tags: 'resting',
      entry: 'releaseLock',
      on: {
        'restock.open': [
          { guard: { type: 'isInDoubt', params: ({ event }) => event }, target: 'unconfirmed', actions: opened },
          { target: 'editing', actions: opened },
        ],
      },
    },
    editing: { tags: 'resting', on: submittable },
    queueing: { entry: 'hold', on: { 'lock.granted': 'reading', 'lock.failed': 'refused' } },
    reading: {
      invoke: {
        id: 'getTool',
        src: 'getTool',
        input: itsId,
        onDone: [
          { guard: { type: 'isMissing', params: read }, target: 'gone' },
          { guard: { type: 'isMeantOtherwise', params: read }, target: 'recounted', actions: know },
          { target: 'writing', actions: [know, { type: 'aim', params: read }] },
        ],
        onError: [
          { guard: { type: 'isGone', params: failed }, target: 'gone' },
          { target: 'refused', actions: keepFailure },
        ],
      },
    },
    writing: {
      invoke: {
        id: 'updateTool',
        src: 'updateTool',
        input: ({ context }) => ({ ...itsId({ context }), body: { quantity: context.write?.to ?? 0 } }),
        onDone: { target: 'resting', actions: [announceRestocked, 'drop'] },
        onError: [
          { guard: { type: 'isAmbiguous', params: failed }, target: 'verifying', actions: keepFailure },
          { guard: { type: 'isGone', params: failed }, target: 'gone' },
          { target: 'refused', actions: keepFailure },
        ],
      },
    },
    verifying: {
      entry: 'countTry',
      exit: 'settle',
      invoke: {
        id: 'verifyTool',
        src: 'getTool',
        input: itsId,
        onDone: [
          { guard: { type: 'isMissing', params: read }, target: 'gone' },
          { guard: { type: 'isReached', params: read }, target: 'resting', actions: [announceRestocked, 'drop'] },
          { guard: { type: 'isUntouched', params: read }, target: 'writing' },
          { guard: { type: 'isUntouchedStill', params: read }, target: 'refused', actions: know },
          { target: 'overtaken', actions: know },
        ],
        onError: [{ guard: { type: 'isGone', params: failed }, target: 'gone' }, { target: 'unconfirmed' }],
      },
    },
    /** Refused: nothing was written. */
    refused: { tags: 'resting', entry: ['releaseLock', readAgain], on: submittable },
    /** The stock became unknown, or known, after the dialog opened, so the number would mean something else. */
    recounted: { tags: 'resting', entry: ['releaseLock', readAgain], on: submittable },
    /** Someone else changed the stock while the PUT had no answer. Only people can decide what it should be. */
    overtaken: { tags: 'resting', entry: ['releaseLock', readAgain], on: submittable },
    /** Sent, but the result cannot be read. Until it is known nothing is sent again, even after the dialog is closed. */
    unconfirmed: {
      entry: ['releaseLock', 'keepDoubt', readAgain],
      on: { ...closable, 'restock.checkAgain': { target: 'queueingAgain', actions: 'allowTries' } },
    },
    queueingAgain: { entry: 'hold', on: { 'lock.granted': 'verifying', 'lock.failed': 'unconfirmed' } },
    gone: { tags: 'resting', entry: ['releaseLock', readAgain], on: closable },
  },
});
