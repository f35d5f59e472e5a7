import type { Due, PaymentFormView } from '../../../blocks/PaymentForm/paymentFormView.ts';
import type { ReceiptView } from '../../../blocks/Receipt/receiptView.ts';

/** It is unknown whether the card was charged, so nothing can be paid now. */
export type UnresolvedPaymentView = Due & { reference: string } &
  /** `retry`: busy while the provider is asked, which also happens automatically. */
  (
    | { state: 'processing'; retry?: 'ready' | 'busy' }
    /** `retry`: busy while the provider is asked. */
    | { state: 'unknown'; message: string; retry: 'ready' | 'busy' }
    /** An earlier visit may have charged the card, and the data to find out is gone. */
    | { state: 'lost'; retry: 'ready' | 'busy' }
    /** Like `lost`, but the shopper is asked whether to pay again at their own risk. */
    | { state: 'askingAgain' }
  );

/** The card was charged. 'Your Payment is Completed' and the transaction id always show. */
export type PaymentEndView = { transactionId: string } &
  /** `message`: why the last save failed; '' on the first try. */
  (
    | ({ state: 'recording'; message: string } & Due)
    /** Not saved to the order yet; it is retried automatically. */
    | ({ state: 'unrecorded'; message: string } & Due)
    /** Cannot be saved to the order, because the order is gone or has another payment. */
    | ({ state: 'orphaned'; message: string } & Due)
    | { state: 'paid'; receipt: ReceiptView }
  );

/** The states in which nothing can be paid, and the paid order. */
export type NoPaymentView =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'missing' }
  | { state: 'notYours' }
  /** The price cannot be read or is 0. */
  | { state: 'unpayable'; name: string }
  /** Another tab in this browser is paying for it, or another account in this browser has started to. */
  | { state: 'elsewhere'; by: 'tab' | 'account' }
  | {
      state: 'alreadyPaid';
      receipt: ReceiptView;
      /** The reference of the user's earlier payment that may have been charged too; '' if it has none, absent without such a payment. */
      doubt?: string;
    };

/** Every state of the payment page; `ordersHref` links back to My Orders. */
export type PaymentView = { ordersHref: string } & (PaymentFormView | UnresolvedPaymentView | PaymentEndView | NoPaymentView);

/** The states in which it is unknown whether the card was charged. */
export type UnresolvedView = Extract<PaymentView, { state: 'processing' | 'unknown' | 'lost' | 'askingAgain' }>;

/** The states in which the card was charged but the order does not show it yet. */
export type ChargedView = Extract<PaymentView, { state: 'recording' | 'unrecorded' | 'orphaned' }>;
