import { assign, setup } from 'xstate';
import { mayBeApplied } from '#contract/apiError.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { failureOf, type Failure } from '../failure.ts';
import { apiCall } from '../apiCall.ts';
import { assignFailure, failed, listed } from '../projections.ts';

/** The tool to delete. */
export interface Deletable {
  id: string;
  name: string;
}

/** The events of the delete-tool machine. */
export type DeleteToolEvent =
  | { type: 'deleteTool.ask'; tool: Deletable }
  | { type: 'deleteTool.confirm' }
  | { type: 'deleteTool.cancel' }
  | { type: 'deleteTool.reset' };

interface DeleteToolContext {
  tool: Deletable | null;
  /** Why the DELETE failed; null if it was answered with success, but the tool is still there. */
  failure: Failure | null;
  /** True if the tools cannot be listed after the DELETE, so that it may be deleted. */
  isUnconfirmed: boolean;
}

const initialContext: DeleteToolContext = { tool: null, failure: null, isUnconfirmed: false };
const toId = ({ context }: { context: DeleteToolContext }) => ({ id: context.tool?.id ?? '' });
const announceDeleted = {
  type: 'announceDeleted',
  params: ({ context }: { context: DeleteToolContext }) => ({ tool: context.tool }),
} as const;
const deleted = { target: 'resting', actions: [announceDeleted, 'resetContext'] } as const;

/**
 * Deletes a tool after the administrator confirms (docs/spec.md#validation, docs/spec.md#calls). No response proves anything, so unless the
 * DELETE was never sent, the tools are listed: it counts as deleted if it is gone, also if somebody else has deleted it. If they cannot be listed,
 * the DELETE can be repeated without harm. The tool's bookings stay, because they hold copies of everything they show.
 */
export const deleteToolMachine = setup({
  types: { context: {} as DeleteToolContext, events: {} as DeleteToolEvent, tags: {} as 'pending' },
  actors: { deleteTool: apiCall('deleteTool'), listTools: apiCall('listTools') },
  actions: {
    assignTool: assign((_, { tool }: { tool: Deletable }) => ({ ...initialContext, tool })),
    resetContext: assign(initialContext),
    clearFailure: assign({ failure: null, isUnconfirmed: false }),
    assignFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error), isUnconfirmed: false })),
    markUnconfirmed: assign({ isUnconfirmed: true }),
    /** Implemented by the app. */
    announceDeleted: (_, _deleted: { tool: Deletable | null }) => {},
    /** Implemented by the app: refetches, because a failed deletion may still have been applied. */
    refetch: () => {},
  },
  guards: {
    isGone: ({ context }, params: { listed: Tool[] }) => params.listed.every(({ _id }) => _id !== context.tool?.id),
    isNotApplied: (_, { error }: { error: unknown }) => !mayBeApplied(error),
  },
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
      tags: 'pending',
      invoke: {
        id: 'deleteTool',
        src: 'deleteTool',
        input: toId,
        onDone: { target: 'verifying', actions: 'clearFailure' },
        onError: [
          { guard: { type: 'isNotApplied', params: failed }, target: 'failed', actions: assignFailure },
          { target: 'verifying', actions: assignFailure },
        ],
      },
    },
    verifying: {
      tags: 'pending',
      invoke: {
        id: 'verifyTool',
        // The list, because browsers log each 404, and a 404 may also come from anything between here and the backend.
        src: 'listTools',
        input: {},
        onDone: [{ guard: { type: 'isGone', params: listed }, ...deleted }, { target: 'failed' }],
        onError: { target: 'failed', actions: 'markUnconfirmed' },
      },
    },
    failed: {
      entry: 'refetch',
      on: { 'deleteTool.confirm': 'deleting', 'deleteTool.cancel': { target: 'resting', actions: 'resetContext' } },
    },
  },
});
