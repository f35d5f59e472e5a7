import { createActor, fromPromise } from 'xstate';
import type { Input, Output } from '#contract/operations.ts';
import { stockLock } from '#machines/locks.ts';
import { deletionMachine } from '#machines/stock/deletion.machine.ts';
import { read } from '../../../queries/read.ts';
import { DELETED } from '../../../messages/documented.ts';
import { broadcastChange } from '../../../queries/broadcastChange.ts';
import type { FlowContext } from '../../../runtime/flow.ts';
import { STOCK_READS } from '../../../queries/stockReads.ts';

/** Deletes under the tool's lock, so that an order or a restock in another tab finishes first. */
const deleteUnderLock = ({ api, platform }: FlowContext) =>
  fromPromise<Output<'deleteTool'>, Input<'deleteTool'>>(async ({ input, signal }) => {
    const releaseLock = await platform.acquireLock(stockLock(input.id), signal);
    try {
      return await api.deleteTool(input, { signal });
    } finally {
      releaseLock();
    }
  });

/** Creates the actor that deletes tools. */
export const createDeletionActor = (context: FlowContext) =>
  createActor(
    deletionMachine.provide({
      actors: { deleteTool: deleteUnderLock(context) },
      actions: {
        announceDeleted: (_, { tool }) => {
          const { queryKey } = read(context.api, 'listTools', {});
          context.queries.setQueryData(queryKey, (tools) => tools?.filter(({ _id }) => _id !== tool?.id));
          context.toasts.add({ tone: 'good', text: DELETED });
          broadcastChange(context, STOCK_READS);
        },
        readAgain: () => broadcastChange(context, STOCK_READS),
      },
    }),
  );
