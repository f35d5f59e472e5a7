import type { Actor } from 'xstate';
import type { removalMachine } from '#machines/order/removal.machine.ts';
import { createFlowKey, type Flow } from '../../../runtime/flow.ts';

/** Deletes unpaid bookings. */
export interface BookingDeletionFlow extends Flow {
  actor: Actor<typeof removalMachine>;
}

export const bookingDeletionFlow = createFlowKey<BookingDeletionFlow>('change');
