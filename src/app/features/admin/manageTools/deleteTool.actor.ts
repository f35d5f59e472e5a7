import { createActor, fromPromise } from 'xstate';
import type { Input, Output } from '#contract/operations.ts';
import { stockLock } from '#machines/locks.ts';
import { deletionMachine } from '#machines/stock/deletion.machine.ts';
import { read } from '../../../queries/read.ts';
import { DELETED } from '../../../messages/documented.ts';
import { broadcastChange } from '../../../queries/broadcastChange.ts';
import type { Effects } from '../../../runtime/flow.ts';
import { STOCK_READS } from '../../../queries/stockReads.ts';

/** Deletes under the tool's lock, so that an order or a restock in another tab finishes first. */
const deleteUnderLock = ({ api, platform }: Effects) =>
  fromPromise<Output<'deleteTool'>, Input<'deleteTool'>>(async ({ input, signal }) => {
    const letGo = await platform.acquireLock(stockLock(input.id), signal);
    try {
      return await api.deleteTool(input, { signal });
    } finally {
      letGo();
    }
  });

/** Creates the actor that deletes tools. */
export const createDeletionActor = (effects: Effects) =>
  createActor(
    deletionMachine.provide({
      actors: { deleteTool: deleteUnderLock(effects) },
      actions: {
        announceDeleted: (_, { tool }) => {
          const { queryKey } = read(effects.api, 'listTools', {});
          effects.queries.setQueryData(queryKey, (tools) => tools?.filter(({ _id }) => _id !== tool?.id));
          effects.toasts.add({ tone: 'good', text: DELETED });
          broadcastChange(effects, STOCK_READS);
        },
        readAgain: () => broadcastChange(effects, STOCK_READS),
      },
    }),
  );
