/** The product to pay for and its amount, as in 'Please Pay for' `name` and 'Please pay:' `amount`. */
export interface Due {
  name: string;
  /** '$129.80'. */
  amount: string;
}

/** The states that show the card field. They share one place in the tree, so that the field keeps its content. */
export type PaymentFormView = {
  product: { id: string; pictures: string[] };
  /** '2 × $64.90'; '' for a single piece. */
  pieces: string;
} & Due &
  (
    | { state: 'ready' }
    | {
        state: 'declined';
        /** The provider's message, or the shop's if it could not continue. Nothing was charged. */
        message: string;
        /** False if it says nothing about the card, such as while another tab is paying: the card is not marked as wrong then. @default true */
        isAboutCard?: boolean;
      }
    | {
        state: 'paying';
        /** The current step, for the shopper: 'Charging your card …'. */
        step: string;
      }
    | { state: 'authenticating' }
  );
