interface Order {
  name: string;
  /** A paid order's question adds that removing does not refund. */
  paid: boolean;
}

/** How far the removal of an order has come. */
export type Removal =
  | { state: 'resting' }
  | ({
      state: 'asking';
      /** It was to be removed when it turned out to be paid by now: asked once more. */
      paidMeanwhile?: true;
    } & Order)
  | ({ state: 'removing' } & Order)
  | ({
      state: 'failed';
      /** Why it was not removed: a sentence for people. */
      message: string;
    } & Order);
