interface Order {
  name: string;
  /** If true, the question adds that removing does not refund. */
  paid: boolean;
}

/** The state of removing an order. */
export type Removal =
  | { state: 'resting' }
  | ({
      state: 'asking';
      /** The order was paid before it could be removed, so the user is asked again. */
      paidMeanwhile?: true;
    } & Order)
  | ({ state: 'removing' } & Order)
  | ({
      state: 'failed';
      /** Why it was not removed, as a sentence to show. */
      message: string;
    } & Order);
