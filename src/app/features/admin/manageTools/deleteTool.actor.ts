import { fromPromise } from 'xstate';
import { DELETED } from '#contract/texts.ts';
import { stockLock } from '#machines/locks.ts';
import { removalMachine } from '#machines/removal.machine.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { broadcastChange, STOCK_READS } from '../../../queries/broadcastChange.ts';
import type { FlowContext } from '../../../runtime/flow.ts';
import { withLock } from '../../../runtime/withLock.ts';
import type { UnconfirmedStore } from '../unconfirmedStore.ts';

/** Provides the removal machine's implementations for tools. A tool's orders stay, because they hold copies of everything they show. */
export const provideDeleteTool = (context: FlowContext, store: UnconfirmedStore) => {
  const { api, platform } = context;
  return removalMachine.provide({
    actors: {
      // Holds the tool's stock lock, so that an order or a restock in another tab finishes first. Gives up if that takes too long, because an
      // unconfirmed order keeps the lock until its shopper comes back.
      remove: fromPromise(async ({ input: { id }, signal }) => {
        await withLock(platform, stockLock(id), () => api.deleteTool({ id }, { signal }), signal);
        return 'sent' as const;
      }),
      // Reads the list, because browsers log each 404, and a 404 may also come from anything between here and the backend.
      isThere: fromPromise(async ({ input: { id }, signal }) => (await api.listTools({}, { signal })).some(({ _id }) => _id === id)),
    },
    actions: {
      announceRemoved: ({ context: { item } }) => {
        const { queryKey } = operationQuery(api, 'listTools', {});
        context.queries.setQueryData(queryKey, (tools) => tools?.filter(({ _id }) => _id !== item?.id));
        // Nobody can find out any more if its last restock arrived.
        if (item !== null) store.deleteRestock(item.id);
        context.toasts.add({ tone: 'good', text: DELETED });
        broadcastChange(context, STOCK_READS);
      },
      refetch: () => broadcastChange(context, STOCK_READS),
    },
  });
};
