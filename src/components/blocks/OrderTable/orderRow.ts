/** How an order's payment stands. Each `href` is the order's payment page, where a paid order has its receipt. */
export type OrderPayment =
  | { state: 'payable'; href: string }
  | { state: 'paid'; href: string }
  /** Not paid, and without a price that could be. */
  | { state: 'priceless' }
  | {
      state: 'unresolved';
      href: string;
      /** What to name the payment by; '' when it has none. */
      reference: string;
      /** In a few words: 'Being saved' or 'Unclear'. */
      message: string;
    };

/** An order as its row shows it: every text is ready to be read. */
export interface OrderRowView {
  id: string;
  name: string;
  /** Best first. */
  pictures: string[];
  deliveryDate: string;
  quantity: string;
  payment: OrderPayment;
}
