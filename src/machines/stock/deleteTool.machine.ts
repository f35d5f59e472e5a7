import { assign, setup } from 'xstate';
import { isGone } from '#contract/apiError.ts';
import { failureOf, type Failure } from '../failure.ts';
import { operation } from '../operation.ts';
import { assignFailure, failed } from '../projections.ts';

/** The tool to delete. */
export interface Deletable {
  id: string;
  name: string;
}

export type DeleteToolEvent =
  | { type: 'deleteTool.ask'; tool: Deletable }
  | { type: 'deleteTool.confirm' }
  | { type: 'deleteTool.cancel' }
  | { type: 'deleteTool.reset' };

interface DeleteToolContext {
  tool: Deletable | null;
  /** Why the last request failed. */
  failure: Failure | null;
}

const initialContext: DeleteToolContext = { tool: null, failure: null };
const announceDeleted = {
  type: 'announceDeleted',
  params: ({ context }: { context: DeleteToolContext }) => ({ tool: context.tool }),
} as const;

/**
 * Deletes a tool after the administrator confirms (docs/spec.md#validation, docs/spec.md#calls). A tool that is already gone (404) counts
 * as deleted, and an unanswered DELETE can be repeated without harm. The tool's bookings stay, because they hold copies of everything they
 * show.
 */
export const deleteToolMachine = setup({
  types: { context: {} as DeleteToolContext, events: {} as DeleteToolEvent },
  actors: { deleteTool: operation('deleteTool') },
  actions: {
    assignTool: assign((_, { tool }: { tool: Deletable }) => ({ tool, failure: null })),
    resetContext: assign(initialContext),
    assignFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /** Implemented by the app. */
    announceDeleted: (_, _deleted: { tool: Deletable | null }) => {},
    /** Implemented by the app: refetches, because a failed deletion may still have been applied. */
    refetch: () => {},
  },
  guards: { isGone: (_, { error }: { error: unknown }) => isGone(error) },
}).createMachine({
  id: 'deleteTool',
  context: initialContext,
  initial: 'resting',
  // When the user changes, the next one must not see this question or request.
  on: { 'deleteTool.reset': { target: '.resting', actions: 'resetContext' } },
  states: {
    resting: { on: { 'deleteTool.ask': { target: 'asking', actions: { type: 'assignTool', params: ({ event }) => event } } } },
    asking: { on: { 'deleteTool.confirm': 'deleting', 'deleteTool.cancel': { target: 'resting', actions: 'resetContext' } } },
    deleting: {
      invoke: {
        id: 'deleteTool',
        src: 'deleteTool',
        input: ({ context }) => ({ id: context.tool?.id ?? '' }),
        onDone: { target: 'resting', actions: [announceDeleted, 'resetContext'] },
        onError: [
          { guard: { type: 'isGone', params: failed }, target: 'resting', actions: [announceDeleted, 'resetContext'] },
          { target: 'failed', actions: assignFailure },
        ],
      },
    },
    failed: {
      entry: 'refetch',
      on: { 'deleteTool.confirm': 'deleting', 'deleteTool.cancel': { target: 'resting', actions: 'resetContext' } },
    },
  },
});
