import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Inline } from '../../../primitives/Inline/Inline.tsx';
import type { PaymentView } from './paymentView.ts';

interface PaidElsewhereProps {
  view: Extract<PaymentView, { state: 'elsewhere' }>;
  onCheckAgain: () => void;
}

/** Another tab or account in this browser is paying. The page notices automatically when the tab is finished, but not an account. */
export function PaidElsewhere({ view, onCheckAgain }: PaidElsewhereProps) {
  switch (view.by) {
    case 'tab':
      return (
        <EmptyState
          picture="pictures/1f4b3.webp"
          title="Another tab is paying for this order"
          action={<ButtonLink href={view.ordersHref}>Back to My Orders</ButtonLink>}
        >
          Go on there, or close that tab: this page then goes on by itself.
        </EmptyState>
      );
    case 'account':
      return (
        <EmptyState
          picture="pictures/1f4b3.webp"
          title="Another account began to pay for this order"
          action={
            <Inline gap="small" justify="center">
              <Button tone="accent" onClick={onCheckAgain}>
                Check again
              </Button>
              <ButtonLink href={view.ordersHref}>Back to My Orders</ButtonLink>
            </Inline>
          }
        >
          That was in this browser, and only that account can bring it to its end. Sign in with it to go on.
        </EmptyState>
      );
    default:
      return view.by satisfies never;
  }
}
