import { createActor } from 'xstate';
import { restockMachine } from '#machines/stock/restock.machine.ts';
import type { RestockEvent } from '#machines/stock/restock.setup.ts';
import { read } from '../../../queries/read.ts';
import { RESTOCKED } from '../../../messages/documented.ts';
import { broadcastChange } from '../../../queries/broadcastChange.ts';
import { callActor } from '../../../runtime/callActor.ts';
import type { Effects } from '../../../runtime/flow.ts';
import { lockActor } from '../../../runtime/lockActor.ts';
import { STOCK_READS } from '../../../queries/stockReads.ts';

/** Creates the actor that restocks tools. */
export const createRestockActor = (effects: Effects) =>
  createActor(
    restockMachine.provide({
      actors: {
        holdLock: lockActor<RestockEvent>(effects.platform),
        getTool: callActor(effects.api, 'getTool'),
        updateTool: callActor(effects.api, 'updateTool'),
      },
      actions: {
        announceRestocked: (_, { id, stock }) => {
          // Update the list at once, so that the tool is not restocked a second time during the refetch.
          effects.queries.setQueryData(read(effects.api, 'listTools', {}).queryKey, (tools) =>
            tools?.map((tool) => (tool._id === id ? { ...tool, quantity: stock } : tool)),
          );
          effects.toasts.add({ tone: 'good', text: RESTOCKED });
          broadcastChange(effects, STOCK_READS);
        },
        readAgain: () => broadcastChange(effects, STOCK_READS),
      },
    }),
  );
