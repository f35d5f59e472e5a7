import type { Due, PaymentFormView } from '../../../blocks/PaymentForm/paymentFormView.ts';
import type { ReceiptView } from '../../../blocks/Receipt/receiptView.ts';

/** Nobody knows yet whether the card was charged, so nothing can be paid now. */
export type PaymentDoubtView = Due & { reference: string } &
  /** `retry`: busy while the provider is asked, which also happens by itself. */
  (
    | { state: 'processing'; retry?: 'ready' | 'busy' }
    /** `retry`: busy while the provider is asked. */
    | { state: 'unknown'; message: string; retry: 'ready' | 'busy' }
    /** An earlier visit charged or did not, and what could tell is gone. */
    | { state: 'lost'; retry: 'ready' | 'busy' }
    /** Lost, and asked whether to pay again at one's own risk. */
    | { state: 'askingAgain' }
  );

/** Charged: 'Your Payment is Completed' and the transaction id show, whatever becomes of the rest. */
export type PaymentEndView = { transactionId: string } &
  /** `message`: why it was not saved the last time; '' the first time. */
  (
    | ({ state: 'recording'; message: string } & Due)
    /** Not saved to the order yet; it is tried again by itself. */
    | ({ state: 'unrecorded'; message: string } & Due)
    /** It cannot be saved to the order: the order is gone, or has another payment. */
    | ({ state: 'orphaned'; message: string } & Due)
    | { state: 'paid'; receipt: ReceiptView }
  );

/** Where there is nothing to pay. */
export type NoPaymentView =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'missing' }
  | { state: 'notYours' }
  /** Its price cannot be read, or is 0. */
  | { state: 'unpayable'; name: string }
  /** Another tab of this browser is paying for it, or another account has begun to in this browser. */
  | { state: 'elsewhere'; by: 'tab' | 'account' }
  | {
      state: 'alreadyPaid';
      receipt: ReceiptView;
      /** The reference of an earlier payment of this person that may have been charged too, '' when it has none; absent: there was no such payment. */
      doubt?: string;
    };

/** Every state of the payment page; `ordersHref` leads back to My Orders. */
export type PaymentView = { ordersHref: string } & (PaymentFormView | PaymentDoubtView | PaymentEndView | NoPaymentView);

/** Where nobody knows yet whether the card was charged. */
export type DoubtView = Extract<PaymentView, { state: 'processing' | 'unknown' | 'lost' | 'askingAgain' }>;

/** Where the card was charged, and the order does not say so yet. */
export type ChargedView = Extract<PaymentView, { state: 'recording' | 'unrecorded' | 'orphaned' }>;
