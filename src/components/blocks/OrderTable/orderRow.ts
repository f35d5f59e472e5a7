/** The state of an order's payment. Each `href` is the order's payment page, which shows the receipt of a paid order. */
export type OrderPayment =
  | {
      state: 'payable';
      href: string;
      /** The total, such as '$68.00'. */
      total: string;
    }
  | { state: 'paid'; href: string }
  /** Not paid, and cannot be paid because it has no price. */
  | { state: 'unpriced' }
  | {
      state: 'unresolved';
      href: string;
      /** The reference to quote for this payment; '' if it has none. */
      reference: string;
      /** A short status: 'Being saved' or 'Unclear'. */
      message: string;
    };

/** The data of one row, formatted for display. */
export interface OrderRowView {
  id: string;
  name: string;
  /** In order of preference. */
  pictures: string[];
  deliveryDate: string;
  quantity: string;
  /** The total and how it adds up, such as '20 × $3.40 = $68.00'; '' if it is unknown. */
  amount: string;
  payment: OrderPayment;
}
