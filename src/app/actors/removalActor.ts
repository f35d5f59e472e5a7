import { createActor } from 'xstate';
import { removalMachine } from '#machines/order/removal.machine.ts';
import { REMOVED } from '../texts/documented.ts';
import { announceChange } from './announceChange.ts';
import { callActor } from './callActor.ts';
import type { Effects } from './effects.ts';

/** What a removal changes elsewhere. */
const CHANGED = ['listOwnBookings', 'listBookings', 'getBooking'];

/** The removal of orders, over the API. */
export const createRemovalActor = (effects: Effects) =>
  createActor(
    removalMachine.provide({
      actors: { deleteBooking: callActor(effects.api, 'deleteBooking') },
      actions: {
        announceRemoved: () => {
          effects.toasts.add({ tone: 'good', text: REMOVED });
          announceChange(effects, CHANGED);
        },
      },
    }),
  );
