import type { Product } from '#contract/entities/product.ts';
import type { BookingDraft } from '#contract/forms/booking.ts';

interface Contents {
  product: Product;
  /** The signed-in shopper's email. */
  email: string;
  /** The phone number of the shopper's profile, for an empty field; '' if it has none or is not loaded yet. */
  profilePhone: string;
  /** The initial values. Afterwards the form itself keeps what is typed. */
  draft: BookingDraft;
}

/** The states of the booking form. Each one carries the whole form, so that no text is lost between them. */
export type BookingFormView =
  | ({ state: 'editing' } & Contents)
  | ({
      state: 'sending';
      /** The current step, announced politely: 'Reserving your items'. */
      step: string;
    } & Contents)
  | ({ state: 'soldOut' } & Contents)
  | ({ state: 'overStock' } & Contents)
  | ({
      state: 'refused';
      /** Tells the shopper why the product was not booked. */
      message: string;
    } & Contents)
  | ({
      /** The shopper has an equal order, or one of theirs has arrived after all. They are asked before another one is sent. */
      state: 'repeated';
      /** Says why the shopper is asked. */
      title: string;
      /** Names the order that they have, and asks. */
      message: string;
      ordersHref: string;
    } & Contents)
  | ({
      state: 'unconfirmed';
      /** Tells the shopper why it is unknown whether the product was booked. */
      message: string;
      /** true while Check again is pending. */
      isChecking: boolean;
    } & Contents);
