import { assign, setup } from 'xstate';
import { isGone } from '#contract/apiError.ts';
import { failureOf, type Failure } from '../failure.ts';
import { operation } from '../operation.ts';

/** The tool to delete. */
export interface Deletable {
  id: string;
  name: string;
}

export type DeletionEvent =
  | { type: 'deletion.ask'; tool: Deletable }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' }
  | { type: 'deletion.forget' };

interface DeletionContext {
  tool: Deletable | null;
  /** Why it was not deleted. */
  failure: Failure | null;
}

const nothing: DeletionContext = { tool: null, failure: null };
const announceDeleted = {
  type: 'announceDeleted',
  params: ({ context }: { context: DeletionContext }) => ({ tool: context.tool }),
} as const;

/**
 * Deletes a tool after the administrator confirms (docs/spec.md#validation, docs/spec.md#calls). A tool that is already gone (404) counts
 * as deleted, and repeating a DELETE without an answer does no harm. Its bookings stay, because they hold copies of all they show.
 */
export const deletionMachine = setup({
  types: { context: {} as DeletionContext, events: {} as DeletionEvent },
  actors: { deleteTool: operation('deleteTool') },
  actions: {
    take: assign((_, { tool }: { tool: Deletable }) => ({ tool, failure: null })),
    drop: assign(nothing),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /** Implemented by the app. */
    announceDeleted: (_, _deleted: { tool: Deletable | null }) => {},
    /** Implemented by the app: refetches, because a failed deletion may still have been applied. */
    readAgain: () => {},
  },
  guards: { isGone: (_, { error }: { error: unknown }) => isGone(error) },
}).createMachine({
  id: 'deletion',
  context: nothing,
  initial: 'resting',
  // The user changed: the next one must not see this question or request.
  on: { 'deletion.forget': { target: '.resting', actions: 'drop' } },
  states: {
    resting: { on: { 'deletion.ask': { target: 'asking', actions: { type: 'take', params: ({ event }) => event } } } },
    asking: { on: { 'deletion.confirm': 'deleting', 'deletion.cancel': { target: 'resting', actions: 'drop' } } },
    deleting: {
      invoke: {
        id: 'deleteTool',
        src: 'deleteTool',
        input: ({ context }) => ({ id: context.tool?.id ?? '' }),
        onDone: { target: 'resting', actions: [announceDeleted, 'drop'] },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'resting', actions: [announceDeleted, 'drop'] },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: { entry: 'readAgain', on: { 'deletion.confirm': 'deleting', 'deletion.cancel': { target: 'resting', actions: 'drop' } } },
  },
});
