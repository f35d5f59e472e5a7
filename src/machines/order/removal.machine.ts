import { assign, setup } from 'xstate';
import { isGone } from '#contract/apiError.ts';
import { failureOf, type Failure } from '../failure.ts';
import { operation } from '../operation.ts';

/** The order that a removal is about. */
export interface Removable {
  id: string;
  name: string;
  paid: boolean;
}

export type RemovalEvent =
  | { type: 'removal.ask'; order: Removable }
  | { type: 'removal.confirm' }
  | { type: 'removal.cancel' }
  | { type: 'removal.forget' };

interface RemovalContext {
  order: Removable | null;
  failure: Failure | null;
}

const nothing: RemovalContext = { order: null, failure: null };
const announceRemoved = {
  type: 'announceRemoved',
  params: ({ context }: { context: RemovalContext }) => ({ order: context.order }),
} as const;

/**
 * Removes an order after a question (SPEC §2 My Orders). A booking that is gone already (404) counts as removed
 * (DECISIONS "Removing a paid order"); no stock comes back, since the booking names no product.
 */
export const removalMachine = setup({
  types: {
    context: {} as RemovalContext,
    events: {} as RemovalEvent,
  },
  actors: { deleteBooking: operation('deleteBooking') },
  actions: {
    take: assign((_, { order }: { order: Removable }) => ({ order, failure: null })),
    drop: assign(nothing),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /** Outward, provided by the app. */
    announceRemoved: (_, _order: { order: Removable | null }) => {},
    /** Outward, provided by the app: a removal that failed may have happened all the same. */
    readAgain: () => {},
  },
  guards: { isGone: (_, { error }: { error: unknown }) => isGone(error) },
}).createMachine({
  id: 'removal',
  context: nothing,
  initial: 'resting',
  // Another person: whatever is being asked, sent or told is not theirs.
  on: { 'removal.forget': { target: '.resting', actions: 'drop' } },
  states: {
    resting: { on: { 'removal.ask': { target: 'asking', actions: { type: 'take', params: ({ event }) => event } } } },
    asking: { on: { 'removal.confirm': 'removing', 'removal.cancel': { target: 'resting', actions: 'drop' } } },
    removing: {
      invoke: {
        id: 'deleteBooking',
        src: 'deleteBooking',
        input: ({ context }) => ({ id: context.order?.id ?? '' }),
        onDone: { target: 'resting', actions: [announceRemoved, 'drop'] },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'resting', actions: [announceRemoved, 'drop'] },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: { entry: 'readAgain', on: { 'removal.confirm': 'removing', 'removal.cancel': { target: 'resting', actions: 'drop' } } },
  },
});
