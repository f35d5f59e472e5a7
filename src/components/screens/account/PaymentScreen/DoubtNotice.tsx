import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { DoubtView } from './paymentView.ts';

/** Explains a payment whose result is unknown and warns against paying twice. */
export function DoubtNotice({ view }: { view: DoubtView }) {
  switch (view.state) {
    case 'processing':
      return (
        <Notice tone="info" title="Your payment is being processed">
          The card provider will know soon whether your card was charged. Do not pay a second time. This page checks again automatically.
        </Notice>
      );
    case 'unknown':
      return (
        <Notice tone="caution" title="We do not know yet whether your card was charged">
          {view.message} Do not pay a second time. You can check what became of it.
        </Notice>
      );
    case 'lost':
    case 'askingAgain':
      return (
        <Notice tone="caution" title="We cannot tell whether your card was charged">
          We couldn’t find out whether your earlier payment went through. Check your card statement before paying again. If the amount is
          there, tell the shop{view.reference !== '' && ' the reference below'} instead of paying again.
        </Notice>
      );
    default:
      return view satisfies never;
  }
}
