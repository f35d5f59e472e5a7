import type { Actor } from 'xstate';
import type { deleteBookingMachine } from '#machines/order/deleteBooking.machine.ts';
import { createFlowKey, type Flow } from '../../../runtime/flow.ts';

/** Deletes bookings, paid ones too, but none whose payment is unresolved. */
export interface DeleteBookingFlow extends Flow {
  actor: Actor<typeof deleteBookingMachine>;
}

export const deleteBookingFlow = createFlowKey<DeleteBookingFlow>({ pendingWork: 'change' });
