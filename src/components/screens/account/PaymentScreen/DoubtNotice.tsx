import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { DoubtView } from './paymentView.ts';

/** What is known of a payment whose end is not, and that nothing must be paid twice. */
export function DoubtNotice({ view }: { view: DoubtView }) {
  switch (view.state) {
    case 'processing':
      return (
        <Notice tone="info" title="Your payment is being processed">
          The card provider will know soon whether your card was charged. Do not pay a second time. This page looks again by itself.
        </Notice>
      );
    case 'unknown':
      return (
        <Notice tone="caution" title="We do not know yet whether your card was charged">
          {view.message} Do not pay a second time: what became of it can be looked up.
        </Notice>
      );
    case 'lost':
    case 'askingAgain':
      return (
        <Notice tone="caution" title="We cannot tell whether your card was charged">
          You began to pay for this order before, and what could tell the end of it is gone. Do not pay a second time before you have looked
          for the amount on the statement of your card. If it is there, tell the shop{view.reference !== '' && ' the reference below'}{' '}
          instead of paying again.
        </Notice>
      );
    default:
      return view satisfies never;
  }
}
