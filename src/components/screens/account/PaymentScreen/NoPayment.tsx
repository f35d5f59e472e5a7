'use client';

import { PaymentFormSkeleton } from '../../../blocks/PaymentForm/PaymentFormSkeleton.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Inline } from '../../../primitives/Inline/Inline.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { PaymentView } from './paymentView.ts';

interface NoPaymentProps {
  view: Extract<PaymentView, { state: 'loading' | 'failed' | 'missing' | 'notYours' | 'unpayable' | 'elsewhere' }>;
  onRetry: () => void;
  onCheckAgain: () => void;
}

/** Shown when nothing can be paid: not yet, not by this user, or not at all. */
export function NoPayment({ view, onRetry, onCheckAgain }: NoPaymentProps) {
  const back = (
    <ButtonLink href={view.ordersHref} tone="accent">
      Back to My Orders
    </ButtonLink>
  );
  switch (view.state) {
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label="Loading the payment">
          <PaymentFormSkeleton />
        </div>
      );
    case 'failed':
      return (
        <Notice tone="critical" action={<Button onClick={onRetry}>Retry</Button>}>
          {view.message}
        </Notice>
      );
    case 'missing':
      return (
        <EmptyState picture="pictures/1f50d.webp" title="This order was not found" action={back}>
          It may have been removed, or the link is incomplete.
        </EmptyState>
      );
    case 'notYours':
      return (
        <EmptyState picture="pictures/1f512.webp" title="This is not your order" action={back}>
          It belongs to another account, so you cannot pay for it.
        </EmptyState>
      );
    case 'unpayable':
      return (
        <EmptyState key="unpayable" picture="pictures/1f3f7-fe0f.webp" title="This order cannot be paid" action={back}>
          <bdi>{view.name}</bdi> has no price, so it cannot be paid by card. Ask the shop about it.
        </EmptyState>
      );
    case 'elsewhere':
      return <PaymentInProgress view={view} onCheckAgain={onCheckAgain} />;
    default:
      return view satisfies never;
  }
}

interface PaymentInProgressProps {
  view: Extract<PaymentView, { state: 'elsewhere' }>;
  onCheckAgain: () => void;
}

/** Another tab or account in this browser is paying. The page continues automatically when the tab is done, but not for an account. */
function PaymentInProgress({ view, onCheckAgain }: PaymentInProgressProps) {
  switch (view.by) {
    case 'tab':
      return (
        <EmptyState
          picture="pictures/1f4b3.webp"
          title="Another tab is paying for this order"
          action={<ButtonLink href={view.ordersHref}>Back to My Orders</ButtonLink>}
        >
          Continue there, or close that tab. This page then continues automatically.
        </EmptyState>
      );
    case 'account':
      return (
        <EmptyState
          picture="pictures/1f4b3.webp"
          title="Another account has started to pay for this order"
          action={
            <Inline gap="small" justify="center">
              <Button tone="accent" onClick={onCheckAgain}>
                Check again
              </Button>
              <ButtonLink href={view.ordersHref}>Back to My Orders</ButtonLink>
            </Inline>
          }
        >
          Only that account, in this browser, can finish the payment. Sign in with it to continue.
        </EmptyState>
      );
    default:
      return view.by satisfies never;
  }
}
