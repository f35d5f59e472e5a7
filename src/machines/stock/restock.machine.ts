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
 * Brings stock in (docs/spec.md#states, docs/product-rules.md#restock): hold the tool's lock → fresh read → PUT of fresh + entered, numbers
 * throughout. An unanswered PUT is settled by reading: the target value is done, the old value is sent again, anything else was another
 * hand and is left alone. Where nobody knows the stock, the number entered becomes it; whoever enters it is told first which of the two it
 * means.
 */
export const restockMachine = restockSetup.createMachine({
  id: 'restock',
  context: atRest,
  initial: 'resting',
  // Another person: whatever is open or sent is not theirs.
  on: { 'restock.forget': { target: '.resting', actions: 'dropAll' } },
  states: {
    resting: {
      tags: 'resting',
      entry: 'letGo',
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
    /** Refused for sure: nothing was written. */
    refused: { tags: 'resting', entry: ['letGo', readAgain], on: submittable },
    /** Its stock got lost, or was found, since the person looked: the number would mean something else. */
    recounted: { tags: 'resting', entry: ['letGo', readAgain], on: submittable },
    /** Written or not, another hand changed it since: only people can tell what it should be. */
    overtaken: { tags: 'resting', entry: ['letGo', readAgain], on: submittable },
    /** Sent, and it cannot be read whether it arrived: before that is known nothing is sent again, also after the dialog was closed. */
    unconfirmed: {
      entry: ['letGo', 'keepDoubt', readAgain],
      on: { ...closable, 'restock.checkAgain': { target: 'queueingAgain', actions: 'allowTries' } },
    },
    queueingAgain: { entry: 'hold', on: { 'lock.granted': 'verifying', 'lock.failed': 'unconfirmed' } },
    gone: { tags: 'resting', entry: ['letGo', readAgain], on: closable },
  },
});
