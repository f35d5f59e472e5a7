import type { Product } from '#contract/entities/product.ts';
import type { BookingDraft } from '#contract/forms/booking.ts';

interface Contents {
  product: Product;
  /** Who books: the signed-in e-mail. */
  email: string;
  /** What the form starts with; afterwards the form itself keeps what is typed. */
  draft: BookingDraft;
}

/** How far a booking that is being filled in has come. Every arm carries the whole form, so that no text is lost between them. */
export type BookingFormView =
  | ({ state: 'editing' } & Contents)
  | ({
      state: 'sending';
      /** What happens now, said politely: 'Reserving your items'. */
      step: string;
    } & Contents)
  | ({ state: 'soldOut' } & Contents)
  | ({ state: 'overStock' } & Contents)
  | ({
      state: 'refused';
      /** Why it was not booked: a sentence for people. */
      message: string;
    } & Contents)
  | ({
      state: 'unconfirmed';
      /** Why nobody can say whether it was booked. */
      message: string;
    } & Contents);
