/** What is to be paid: 'Please Pay for' `name`, 'Please pay: $' the amount. */
export interface Due {
  name: string;
  /** '$129.80'. */
  amount: string;
}

/** Where the card is typed: these states are one place in the tree, so that the field and what is in it stay. */
export type PaymentFormView = { product: { id: string; pictures: string[] } } & Due &
  (
    | { state: 'ready' }
    | {
        state: 'declined';
        /** The provider's words, or ours when the shop could not go on; nothing was charged. */
        message: string;
      }
    | {
        state: 'paying';
        /** What is under way, for people: 'Charging your card …'. */
        step: string;
      }
    | { state: 'authenticating' }
  );
