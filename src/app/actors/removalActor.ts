import { createActor } from 'xstate';
import { removalMachine } from '#machines/order/removal.machine.ts';
import { read } from '../queries/read.ts';
import { REMOVED } from '../texts/documented.ts';
import { announceChange } from './announceChange.ts';
import { callActor } from './callActor.ts';
import type { Effects } from './effects.ts';

/** What a removal changes elsewhere. */
const CHANGED = ['listOwnBookings', 'listBookings', 'getBooking'];

/** The removal of orders, over the API. `currentEmail` tells whose list is on show. */
export const createRemovalActor = (effects: Effects, currentEmail: () => string) =>
  createActor(
    removalMachine.provide({
      actors: { deleteBooking: callActor(effects.api, 'deleteBooking') },
      actions: {
        announceRemoved: (_, { order }) => {
          const { queryKey } = read(effects.api, 'listOwnBookings', { email: currentEmail() });
          // At once, so that nobody removes it a second time while the list is read again.
          effects.queries.setQueryData(queryKey, (rows) => rows?.filter(({ _id }) => _id !== order?.id));
          effects.toasts.add({ tone: 'good', text: REMOVED });
          announceChange(effects, CHANGED);
        },
        readAgain: () => announceChange(effects, CHANGED),
      },
    }),
  );
