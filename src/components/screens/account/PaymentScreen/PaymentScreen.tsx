'use client';

import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { PAYMENT, PAYMENT_COMPLETED, PAY_FOR } from '#contract/texts.ts';
import type { CardFieldProps } from '../../../blocks/PaymentForm/cardField.ts';
import { PaymentForm } from '../../../blocks/PaymentForm/PaymentForm.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { notPrinted } from '../../../theme/printing.css.ts';
import { NoPayment } from './NoPayment.tsx';
import { PaymentCharged } from './PaymentCharged.tsx';
import { PaymentReceipt } from './PaymentReceipt.tsx';
import { column, screen } from './PaymentScreen.css.ts';
import type { PaymentView } from './paymentView.ts';
import { UnresolvedPayment } from './UnresolvedPayment.tsx';

export interface PaymentScreenProps {
  view: PaymentView;
  /** The card provider's field. Always pass the same component, because another one would lose the input. */
  cardField: ComponentType<CardFieldProps>;
  /** Pays with the complete card in the field. Never called while a payment is pending. */
  onPay: () => void;
  /** Loads the order again, or saves a charged payment to it now, even if that failed before. */
  onRetry: () => void;
  /** Checks again for the result of the payment, or whether another account still has one pending. */
  onCheckAgain: () => void;
  /** Pays again while the result of an earlier payment is unknown. The screen has asked whether the shopper takes the risk. */
  onPayAgain: () => void;
  /** Dismisses a payment that cannot be saved to its order, or an earlier one that may have been charged too. */
  onDismiss: () => void;
  /** Opens the browser's print dialog. */
  onPrint: () => void;
}

/** Pays for one order and shows the result (docs/spec.md#payment, docs/spec.md#states). */
export function PaymentScreen(props: PaymentScreenProps) {
  const { view } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const announcement = useStateFocus(view, heading);
  const isReadingPage = 'reference' in view || 'transactionId' in view || 'receipt' in view;
  return (
    <div className={isReadingPage ? column : screen} data-state={view.state}>
      {/* A printed receipt has its own heading. */}
      <div className={'receipt' in view ? notPrinted : undefined}>
        <PageHeading ref={heading}>{titleOf(view)}</PageHeading>
        <VisuallyHidden as="p" role="status">
          {announcement}
        </VisuallyHidden>
      </div>
      <PaymentContent {...props} />
    </div>
  );
}

/**
 * Moves focus to the heading when the focused element disappears on a state change. If focus stays, returns the heading's new text, which
 * the page announces; '' if there is nothing to announce.
 */
function useStateFocus(view: PaymentView, heading: RefObject<HTMLElement | null>): string {
  const focusKey = focusKeyOf(view);
  const before = useRef({ focusKey, title: '' });
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const last = before.current;
    const title = heading.current?.textContent ?? '';
    before.current = { focusKey, title };
    if (last.focusKey === focusKey) return;
    // A page that is still loading has nothing to focus, so no focus was lost.
    const isLost = last.focusKey !== 'loading' && document.activeElement === document.body;
    if (isLost) heading.current?.focus();
    // The loading state announces itself.
    setAnnouncement(isLost || focusKey === 'loading' || title === last.title ? '' : title);
  }, [focusKey, heading]);
  return announcement;
}

/** Returns the view's state. A dismissed notice counts as a change too, because it removes the focused button without a new state. */
function focusKeyOf(view: PaymentView): string {
  return view.state === 'alreadyPaid' && view.unresolvedReference !== undefined ? 'alreadyPaidWithUnresolved' : view.state;
}

/** One element, which is replaced when its text changes, as a translated page needs it. */
const withName = (text: string, name: string) => (
  <span key={text}>
    {text} <bdi>{name}</bdi>
  </span>
);

/** The heading of the page in each of its states (docs/spec.md#payment, docs/spec.md#states). */
function titleOf(view: PaymentView): ReactNode {
  switch (view.state) {
    case 'ready':
    case 'declined':
    case 'paying':
    case 'authenticating':
      return withName(PAY_FOR, view.name);
    case 'processing':
    case 'unknown':
    case 'lost':
      return withName('Payment for', view.name);
    case 'recording':
    case 'unrecorded':
    case 'orphaned':
    case 'paid':
      return PAYMENT_COMPLETED;
    case 'alreadyPaid':
      return 'This order is paid';
    case 'loading':
    case 'failed':
    case 'missing':
    case 'notYours':
    case 'unpayable':
    case 'elsewhere':
      return PAYMENT;
    default:
      return view satisfies never;
  }
}

/** The content below the heading. States with the same part render it at one place in the tree, so that React keeps input and focus. */
function PaymentContent({ view, ...rest }: PaymentScreenProps) {
  switch (view.state) {
    case 'ready':
    case 'declined':
    case 'paying':
    case 'authenticating':
      return <PaymentForm key={view.product.id} view={view} cardField={rest.cardField} onPay={rest.onPay} />;
    case 'processing':
    case 'unknown':
    case 'lost':
      return <UnresolvedPayment {...rest} view={view} />;
    case 'recording':
    case 'unrecorded':
    case 'orphaned':
      return <PaymentCharged {...rest} view={view} />;
    case 'paid':
    case 'alreadyPaid':
      return <PaymentReceipt {...rest} view={view} />;
    case 'loading':
    case 'failed':
    case 'missing':
    case 'notYours':
    case 'unpayable':
    case 'elsewhere':
      return <NoPayment {...rest} view={view} />;
    default:
      return view satisfies never;
  }
}
