import { fromPromise } from 'xstate';
import type { Input, Output } from '#contract/operations.ts';
import { DELETED } from '#contract/texts.ts';
import { stockLock } from '#machines/locks.ts';
import { deleteToolMachine } from '#machines/stock/deleteTool.machine.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { callActor } from '../../../runtime/machineActors.ts';
import { broadcastChange, STOCK_READS } from '../../../queries/broadcastChange.ts';
import type { FlowContext } from '../../../runtime/flow.ts';
import { withLock } from '../../../runtime/withLock.ts';
import type { UnconfirmedStore } from '../unconfirmedStore.ts';

/**
 * Deletes a tool under its stock lock, so that an order or a restock in another tab finishes first. Gives up if that takes too long, because
 * an unconfirmed order keeps the lock until its shopper comes back.
 */
const deleteUnderLock = ({ api, platform }: FlowContext) =>
  fromPromise<Output<'deleteTool'>, Input<'deleteTool'>>(({ input, signal }) =>
    withLock(platform, stockLock(input.id), () => api.deleteTool(input, { signal }), signal),
  );

/** Provides the delete-tool machine's implementations. */
export const provideDeleteTool = (context: FlowContext, store: UnconfirmedStore) =>
  deleteToolMachine.provide({
    actors: { deleteTool: deleteUnderLock(context), listTools: callActor(context.api, 'listTools') },
    actions: {
      announceDeleted: (_, { tool }) => {
        const { queryKey } = operationQuery(context.api, 'listTools', {});
        context.queries.setQueryData(queryKey, (tools) => tools?.filter(({ _id }) => _id !== tool?.id));
        // Nobody can find out any more if its last restock arrived.
        if (tool !== null) store.deleteRestock(tool.id);
        context.toasts.add({ tone: 'good', text: DELETED });
        broadcastChange(context, STOCK_READS);
      },
      refetch: () => broadcastChange(context, STOCK_READS),
    },
  });
