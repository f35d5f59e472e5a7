import type { BookingDraft, BookingForm as Order } from '#contract/forms/booking.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { BookingActions } from './BookingActions.tsx';
import type { BookingFormView } from './bookingFormView.ts';
import { form as formLook } from './BookingForm.css.ts';
import { unavailableReason } from './unavailableReason.ts';
import { ProductFields } from './ProductFields.tsx';
import { TypedFields } from './TypedFields.tsx';
import { useBookingForm } from './useBookingForm.ts';

export interface BookingFormProps {
  view: BookingFormView;
  /**
   * Returns the shopper's calendar day as YYYY-MM-DD, the first that can be chosen. Called at every validation, because a page may stay
   * open past midnight.
   */
  today: () => string;
  /** Called with a valid form; never while another is being sent or is unconfirmed. */
  onSubmit: (order: Order) => void;
  onDraftChange: (draft: BookingDraft) => void;
  /** Checks again whether an unconfirmed booking arrived. */
  onCheckAgain: () => void;
}

/**
 * Books one product (docs/spec.md#booking, docs/spec.md#validation). Keep it mounted from editing to refusal, because it holds what was
 * typed. Pass the product's id as `key`, so that another product gets a new form.
 */
export function BookingForm({ view, today, onSubmit, onDraftChange, onCheckAgain }: BookingFormProps) {
  const form = useBookingForm(view, today, onDraftChange);
  const held = view.state === 'sending' || view.state === 'unconfirmed';
  const obstacle = unavailableReason(view.product);
  const submit = form.handleSubmit((order) => {
    if (!held && obstacle === null) onSubmit(order);
  });
  return (
    <Card padding="large">
      <form className={formLook} noValidate aria-label="Booking" onSubmit={(event) => void submit(event)}>
        <ProductFields product={view.product} email={view.email} />
        <TypedFields form={form} today={today()} least={view.product.minOrderQuantity} held={held} />
        <BookingActions view={view} obstacle={obstacle} control={form.control} onCheckAgain={onCheckAgain} />
      </form>
    </Card>
  );
}
