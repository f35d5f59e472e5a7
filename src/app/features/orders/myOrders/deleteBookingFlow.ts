import { createFlowKey, type Flow } from '../../../runtime/flow.ts';
import type { DeleteBookingActor } from './deleteBooking.actor.ts';

/** Deletes unpaid bookings. */
export interface DeleteBookingFlow extends Flow {
  actor: DeleteBookingActor;
}

export const deleteBookingFlow = createFlowKey<DeleteBookingFlow>('change');
