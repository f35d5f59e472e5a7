import type { ComponentType } from 'react';
import type { CardFieldProps } from '../../../blocks/PaymentForm/cardField.ts';
import type { PaymentView } from './paymentView.ts';

/** The view and the callbacks of the payment screen and its parts. */
export interface PaymentScreenProps {
  view: PaymentView;
  /** The card provider's field. Always pass the same component, because another one would lose the input. */
  cardField: ComponentType<CardFieldProps>;
  /** Pays with the complete card in the field. Never called while a payment is pending. */
  onPay: () => void;
  /** Loads the order again, or saves a charged payment to it now, even one that could not be saved before. */
  onRetry: () => void;
  /** Checks again for the result of the payment, or whether another account still has one pending. */
  onCheckAgain: () => void;
  /** Asks before paying again while the result of an earlier payment is unknown. */
  onPayAgain: () => void;
  /** Confirms paying again, at the shopper's own risk. */
  onConfirmPayAgain: () => void;
  /** Cancels paying again. */
  onCancelPayAgain: () => void;
  /** Dismisses a payment that cannot be saved to its order, or an earlier one that may have been charged too. */
  onDismiss: () => void;
  /** Opens the browser's print dialog. */
  onPrint: () => void;
}
