import { restockMachine } from '#machines/stock/restock.machine.ts';
import type { RestockEvent } from '#machines/stock/restock.setup.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { RESTOCKED } from '../../../messages/documented.ts';
import { broadcastChange } from '../../../queries/broadcastChange.ts';
import { callActor } from '../../../runtime/machineActors.ts';
import type { FlowContext } from '../../../runtime/flow.ts';
import { lockActor } from '../../../runtime/machineActors.ts';
import { STOCK_READS } from '../../../queries/broadcastChange.ts';

/** Provides the restock machine's implementations. */
export const provideRestock = (context: FlowContext) =>
  restockMachine.provide({
    actors: {
      holdLock: lockActor<RestockEvent>(context.platform),
      getTool: callActor(context.api, 'getTool'),
      updateTool: callActor(context.api, 'updateTool'),
    },
    actions: {
      announceRestocked: (_, { id, stock }) => {
        // Update the list at once, so that nobody restocks the tool a second time during the refetch.
        context.queries.setQueryData(operationQuery(context.api, 'listTools', {}).queryKey, (tools) =>
          tools?.map((tool) => (tool._id === id ? { ...tool, quantity: stock } : tool)),
        );
        context.toasts.add({ tone: 'good', text: RESTOCKED });
        broadcastChange(context, STOCK_READS);
      },
      refetch: () => broadcastChange(context, STOCK_READS),
    },
  });
