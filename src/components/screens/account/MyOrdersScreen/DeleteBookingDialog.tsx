'use client';

import { REMOVE_QUESTION } from '#contract/texts.ts';
import { ConfirmDialog } from '../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';

interface Order {
  name: string;
  /** If true, the dialog adds that removing the order does not refund the payment. */
  paid: boolean;
}

/** The state of removing an order. */
export type DeleteBookingView =
  | { state: 'resting' }
  | ({
      state: 'asking';
      /** The order was paid before it could be removed, so the user is asked again. */
      paidMeanwhile?: true;
    } & Order)
  | ({ state: 'deleting' } & Order)
  | ({
      state: 'failed';
      /** Why it was not removed, as a sentence to show. */
      message: string;
    } & Order);

interface DeleteBookingDialogProps {
  deleteBooking: Exclude<DeleteBookingView, { state: 'resting' }>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an order is removed (docs/spec.md#my-orders, docs/product-rules.md#removing-a-paid-order). */
export function DeleteBookingDialog({ deleteBooking, onConfirm, onCancel }: DeleteBookingDialogProps) {
  const message = messageOf(deleteBooking);
  const isPaidMeanwhile = deleteBooking.state === 'asking' && deleteBooking.paidMeanwhile;
  return (
    <ConfirmDialog
      question={REMOVE_QUESTION}
      confirmLabel="Remove"
      cancelLabel="Keep it"
      state={deleteBooking.state === 'deleting' ? 'busy' : deleteBooking.state}
      message={message}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text tone="muted">
        This removes your order for <bdi>{deleteBooking.name}</bdi>.{' '}
        {deleteBooking.paid && !isPaidMeanwhile && <span>It is paid, and removing it does not refund the payment.</span>}
      </Text>
    </ConfirmDialog>
  );
}

/** Returns the result of the last confirmation. The dialog announces it, and the user can confirm again. */
function messageOf(deleteBooking: DeleteBookingDialogProps['deleteBooking']): string | undefined {
  if (deleteBooking.state === 'failed') return deleteBooking.message;
  if (deleteBooking.state === 'asking' && deleteBooking.paidMeanwhile)
    return 'It has just been paid. Removing it does not refund the payment.';
  return undefined;
}
