import { initialContext, type Restockable, type RestockContext, type RestockEvent, restockSetup } from './restock.setup.ts';
import { assignFailure, failed, read, result } from '../projections.ts';

const stored = ({ event }: { event: Extract<RestockEvent, { stored: unknown }> }) => ({ stored: event.stored });
const toId = ({ context }: { context: RestockContext }) => ({ id: context.tool?.id ?? '' });
const assignStock = { type: 'assignStock', params: read } as const;
const assignStored = { type: 'assignStored', params: stored } as const;
const toStored = ({ context: { tool, amount, mode, write } }: { context: RestockContext }) => ({
  toolId: tool?.id ?? '',
  amount,
  mode,
  write: write ?? { from: null, to: 0 },
});

const assignResult = { type: 'assignResult', params: result } as const;
const assignResultFailure = { type: 'assignResultFailure', params: result } as const;
const toChange = ({ context: { tool, write } }: { context: RestockContext }) => ({
  toolId: tool?.id ?? '',
  write: write ?? { from: null, to: 0 },
});

const opened = { type: 'assignTool', params: ({ event }: { event: { tool: Restockable } }) => event } as const;
const assignAmount = { type: 'assignAmount', params: ({ event }: { event: { amount: number } }) => event } as const;
const closable = { 'restock.close': { target: 'resting', actions: 'resetContext' } } as const;
const submittable = { ...closable, 'restock.submit': { target: 'queueing', actions: assignAmount } } as const;

/** How a PUT ends. */
const ended = {
  onDone: [
    { guard: { type: 'isChanged', params: result }, target: 'resting', actions: ['deleteStored', 'announceRestocked', 'resetContext'] },
    { guard: { type: 'canRepeat', params: result }, target: 'reading', actions: ['deleteStored', 'discardWrite'] },
    { guard: { type: 'isNotApplied', params: result }, target: 'refused', actions: ['deleteStored', assignResultFailure] },
    { guard: { type: 'isRefused', params: result }, target: 'refused', actions: ['deleteStored', assignResult] },
    { guard: { type: 'isConflict', params: result }, target: 'conflict', actions: assignResult },
    // It stays stored, because the tool may be there after all.
    { guard: { type: 'isNotFound', params: result }, target: 'gone', actions: assignResultFailure },
    // The stock cannot be read, or is the old one and the PUT may still arrive.
    { guard: 'isUnstored', target: 'unconfirmedUnstored', actions: assignResultFailure },
    { target: 'unconfirmed', actions: assignResultFailure },
  ],
  onError: [{ guard: 'isUnstored', target: 'unconfirmedUnstored' }, { target: 'unconfirmed' }],
} as const;

/**
 * Adds stock to a tool (docs/spec.md#states, docs/product-rules.md#restock): acquire the tool's lock → fresh read → PUT of the stock read
 * plus the amount entered. The PUT is stored before it is sent, and deleted once its result is known, so that a page that closes does not
 * lose it. If the stock is unknown, the entered number becomes the stock; the dialog says beforehand which of the two applies. In
 * states tagged `resting`, nothing is pending and the user waits for no result. In those tagged `unconfirmed`, the user must check again.
 */
export const restockMachine = restockSetup.createMachine({
  id: 'restock',
  context: initialContext,
  initial: 'resting',
  // When the user changes, the next one must not see this dialog or request. What is stored stays, for its own user.
  on: { 'restock.reset': { target: '.resting', actions: 'resetContext' } },
  states: {
    resting: {
      tags: 'resting',
      entry: 'releaseLock',
      on: {
        'restock.open': [
          { guard: { type: 'hasUnconfirmed', params: stored }, target: 'unconfirmed', actions: [opened, assignStored] },
          { target: 'editing', actions: opened },
        ],
      },
    },
    editing: { tags: 'resting', on: submittable },
    queueing: {
      entry: 'acquireLock',
      on: {
        'lock.granted': [
          // Another tab's restock of this tool is unconfirmed.
          { guard: { type: 'hasUnconfirmed', params: stored }, target: 'unconfirmed', actions: assignStored },
          { target: 'reading' },
        ],
        'lock.failed': 'refused',
      },
      after: { lockTimeout: { target: 'refused', actions: 'assignBusy' } },
    },
    reading: {
      invoke: {
        id: 'getTool',
        src: 'getTool',
        input: toId,
        onDone: [
          { guard: { type: 'isMissing', params: read }, target: 'gone' },
          { guard: { type: 'hasOtherMode', params: read }, target: 'modeChanged', actions: assignStock },
          { target: 'persisting', actions: [assignStock, { type: 'assignWrite', params: read }] },
        ],
        onError: [
          { guard: { type: 'isGone', params: failed }, target: 'gone' },
          { target: 'refused', actions: assignFailure },
        ],
      },
    },
    persisting: {
      invoke: {
        id: 'persistRestock',
        src: 'persistRestock',
        input: toStored,
        onDone: { target: 'writing', actions: { type: 'assignIsStored', params: ({ event }) => event.output } },
        onError: { target: 'refused', actions: assignFailure },
      },
    },
    writing: { invoke: { id: 'changeStock', src: 'changeStock', input: toChange, ...ended } },
    /** Reads first. The same PUT is sent again if the stock is the old one: it sets that stock, so it adds nothing a second time. */
    verifying: {
      invoke: { id: 'changeStock', src: 'changeStock', input: ({ context }) => ({ ...toChange({ context }), isSent: true }), ...ended },
    },
    /** Nothing was written. */
    refused: { tags: 'resting', entry: ['releaseLock', 'refetch'], on: submittable },
    /** The stock became known or unknown after the dialog opened, so the entered number would mean something else. */
    modeChanged: { tags: 'resting', entry: ['releaseLock', 'refetch'], on: submittable },
    /**
     * Someone else changed the stock while the PUT was without a response. Only people can decide what it should be. The PUT stays stored until the
     * dialog is closed, so that a reload does not keep this from the administrator.
     */
    conflict: {
      tags: 'resting',
      entry: ['releaseLock', 'refetch'],
      on: {
        'restock.close': { target: 'resting', actions: ['deleteStored', 'resetContext'] },
        'restock.submit': { target: 'queueing', actions: ['deleteStored', assignAmount] },
      },
    },
    /** The PUT may have been applied, or may still be. Until that is known no other one is sent, also after the dialog or the page is closed. */
    unconfirmed: {
      tags: 'unconfirmed',
      entry: ['releaseLock', 'refetch'],
      on: { ...closable, 'restock.checkAgain': { target: 'queueingAgain', actions: 'clearFailure' } },
    },
    /** The same without a stored PUT. Keeps the lock until the dialog is closed, because no other tab can know of the PUT. */
    unconfirmedUnstored: {
      tags: 'unconfirmed',
      entry: 'refetch',
      on: { ...closable, 'restock.checkAgain': { target: 'verifying', actions: 'clearFailure' } },
    },
    queueingAgain: {
      entry: 'acquireLock',
      on: {
        'lock.granted': [
          { guard: { type: 'hasUnconfirmed', params: stored }, target: 'verifying', actions: assignStored },
          { target: 'resting', actions: ['announceSettledElsewhere', 'refetch', 'resetContext'] },
        ],
        'lock.failed': 'unconfirmed',
      },
      after: { lockTimeout: 'unconfirmed' },
    },
    gone: { tags: 'resting', entry: ['releaseLock', 'refetch'], on: closable },
  },
});
