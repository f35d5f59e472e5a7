import { useRef, type ComponentType } from 'react';
import type { CardFieldProps } from '../../../blocks/PaymentForm/cardField.ts';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { notPrinted } from '../../../theme/notPrinted.css.ts';
import { PaymentContent } from './PaymentContent.tsx';
import { column, screen } from './PaymentScreen.css.ts';
import { PaymentTitle } from './PaymentTitle.tsx';
import type { PaymentView } from './paymentView.ts';
import { useKeptFocus } from './useKeptFocus.ts';

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

/** Pays for one order (SPEC §2 and §4 "Payment"), and tells what became of it, whatever that is. */
export function PaymentScreen(props: PaymentScreenProps) {
  const { view } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const news = useKeptFocus(view, heading);
  const isToRead = 'reference' in view || 'transactionId' in view || 'receipt' in view;
  return (
    <div className={isToRead ? column : screen} data-state={view.state}>
      {/* A receipt has its own name on paper. */}
      <div className={'receipt' in view ? notPrinted : undefined}>
        <PageHeading ref={heading}>
          <PaymentTitle view={view} />
        </PageHeading>
        <VisuallyHidden as="p" role="status">
          {news}
        </VisuallyHidden>
      </div>
      <PaymentContent {...props} />
    </div>
  );
}
