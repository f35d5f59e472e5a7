import type { Due, PaymentFormView } from '../../../blocks/PaymentForm/paymentFormView.ts';
import type { ReceiptView } from '../../../blocks/Receipt/receiptView.ts';

interface StorageStatus {
  /** False if the browser cannot remember the payment, so that only this page knows of it. @default true */
  isStored?: boolean;
}

/** It is unknown whether the card was charged, so nothing can be paid now. */
export type UnresolvedPaymentView = Due &
  StorageStatus & { reference: string } &
  /** `retry` is busy while the app asks the provider, which it also does automatically. */
  (
    | { state: 'processing'; retry?: 'ready' | 'busy' }
    /** `retry` is busy while the app asks the provider. */
    | { state: 'unknown'; message: string; retry: 'ready' | 'busy' }
    /** An earlier visit may have charged the card, and the data to find out is gone. */
    | { state: 'lost'; retry: 'ready' | 'busy' }
  );

/** The card was charged. 'Your Payment is Completed' and the transaction id always show. */
export type ChargedPaymentView = StorageStatus & { transactionId: string } &
  /** `message` says why the last save failed; '' on the first try. */
  (
    | ({ state: 'recording'; message: string } & Due)
    /** Not saved to the order yet. The app retries automatically. */
    | ({ state: 'unrecorded'; message: string } & Due)
    /** Cannot be saved to the order, because the order is gone or has another payment. */
    | ({ state: 'orphaned'; message: string } & Due)
    | { state: 'paid'; receipt: ReceiptView }
  );

/** The states in which nothing can be paid, and the paid order. */
export type NothingToPayView =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'missing' }
  | { state: 'notYours' }
  /** The price cannot be read or is 0. */
  | { state: 'unpayable'; name: string }
  /** Another tab of this browser is paying for the order, or another account in this browser has started to. */
  | { state: 'elsewhere'; by: 'tab' | 'account' }
  | {
      state: 'alreadyPaid';
      receipt: ReceiptView;
      /** Set if an earlier payment of the user may have been charged too: the reference of that payment, or '' if it has none. */
      unresolvedReference?: string;
      /** True for an administrator who looks at the receipt of somebody else. @default false */
      isOthers?: boolean;
    };

/** Every state of the payment page; `ordersHref` links back to My Orders. */
export type PaymentView = { ordersHref: string } & (PaymentFormView | UnresolvedPaymentView | ChargedPaymentView | NothingToPayView);

/** The states in which it is unknown whether the card was charged. */
export type UnresolvedView = Extract<PaymentView, { state: 'processing' | 'unknown' | 'lost' }>;

/** The states in which the card was charged but the order does not show it yet. */
export type UnrecordedPaymentView = Extract<PaymentView, { state: 'recording' | 'unrecorded' | 'orphaned' }>;
