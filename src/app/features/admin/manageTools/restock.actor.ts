import { fromPromise } from 'xstate';
import { RESTOCKED } from '#contract/texts.ts';
import { restockMachine } from '#machines/stock/restock.machine.ts';
import type { RestockEvent } from '#machines/stock/restock.setup.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { broadcastChange, STOCK_READS } from '../../../queries/broadcastChange.ts';
import { callActor, changeStockActor, lockActor } from '../../../runtime/machineActors.ts';
import type { FlowContext } from '../../../runtime/flow.ts';
import type { UnconfirmedStore } from '../unconfirmedStore.ts';

const SETTLED_ELSEWHERE = 'Another tab has settled this restock. Check the stock before you restock again.';

/** Provides the restock machine's implementations. Unconfirmed restocks are stored on the device. */
export const provideRestock = (context: FlowContext, store: UnconfirmedStore) =>
  restockMachine.provide({
    actors: {
      holdLock: lockActor<RestockEvent, { name: string; toolId: string }>(context.platform, ({ toolId }) => ({
        stored: store.readRestock(toolId),
      })),
      getTool: callActor(context.api, 'getTool'),
      changeStock: changeStockActor(context.api),
      persistRestock: fromPromise(async ({ input }) => ({ isStored: store.persistRestock(input) })),
    },
    actions: {
      deleteStored: ({ context: { tool } }) => store.deleteRestock(tool?.id ?? ''),
      announceSettledElsewhere: () => context.toasts.add({ tone: 'neutral', text: SETTLED_ELSEWHERE }),
      announceRestocked: ({ context: restock }) => {
        // Update the list at once, so that nobody restocks the tool a second time during the refetch.
        context.queries.setQueryData(operationQuery(context.api, 'listTools', {}).queryKey, (tools) =>
          tools?.map((tool) => (tool._id === restock.tool?.id ? { ...tool, quantity: restock.write?.to ?? 0 } : tool)),
        );
        context.toasts.add({ tone: 'good', text: RESTOCKED });
        broadcastChange(context, STOCK_READS);
      },
      refetch: () => broadcastChange(context, STOCK_READS),
    },
  });
