import { createFlowKey, type Flow } from '../../../runtime/flow.ts';
import type { RemovalActor } from './deleteBooking.actor.ts';

/** Deletes unpaid bookings. */
export interface BookingDeletionFlow extends Flow {
  actor: RemovalActor;
}

export const bookingDeletionFlow = createFlowKey<BookingDeletionFlow>('change');
