import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { ChargedView } from './PaymentCharged.tsx';

interface ChargedNoticeProps {
  view: ChargedView;
  onRetry: () => void;
  onDismiss: () => void;
}

/** How far a payment has come on its way into the order. */
export function ChargedNotice({ view, onRetry, onDismiss }: ChargedNoticeProps) {
  switch (view.state) {
    case 'recording':
      return (
        <Notice tone="info" title="We are still saving it to your order">
          There is nothing more to pay.
        </Notice>
      );
    case 'unrecorded':
      return (
        <Notice tone="caution" title="We are still saving it to your order" action={<Button onClick={onRetry}>Try now</Button>}>
          {view.message} It goes on by itself, also when you leave this page. There is nothing more to pay.
        </Notice>
      );
    case 'orphaned':
      return (
        <Notice
          tone="critical"
          title="It could not be saved to your order"
          action={<Button onClick={onDismiss}>I have written it down</Button>}
        >
          {view.message} Write the transaction id down and tell the shop: with it the shop finds your payment. Do not pay a second time.
        </Notice>
      );
    default:
      return view satisfies never;
  }
}
