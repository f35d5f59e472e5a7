import type { ComponentType } from 'react';
import type { CardFieldProps } from '../../../blocks/PaymentForm/cardField.ts';
import type { PaymentView } from './paymentView.ts';

/** What the payment screen and its parts show, and what people answer there. */
export interface PaymentScreenProps {
  view: PaymentView;
  /** The card provider's own field. Always the same component: another one would lose what is typed. */
  cardField: ComponentType<CardFieldProps>;
  /** Pays with the complete card in the field; never while a payment is under way. */
  onPay: () => void;
  /** Asks for the order again, or saves a payment to it now, also one that could not be saved. */
  onRetry: () => void;
  /** Asks again what became of the payment, or whether another account still has one. */
  onCheckAgain: () => void;
  /** Wants to pay although nobody knows what became of an earlier payment: asks first. */
  onPayAgain: () => void;
  /** Yes, at one's own risk. */
  onConfirmPayAgain: () => void;
  /** No. */
  onCancelPayAgain: () => void;
  /** Has written down a payment that cannot be saved to its order, or may have been charged besides: it may be put away. */
  onDismiss: () => void;
  /** Opens the browser's print dialog. */
  onPrint: () => void;
}
