import type { PaymentView } from './paymentView.ts';

/** The heading of the page in each of its states (docs/spec.md#payment, docs/spec.md#states). */
export function PaymentTitle({ view }: { view: PaymentView }) {
  switch (view.state) {
    case 'ready':
    case 'declined':
    case 'paying':
    case 'authenticating':
      return (
        <>
          Please Pay for <bdi>{view.name}</bdi>
        </>
      );
    case 'processing':
    case 'unknown':
    case 'lost':
    case 'askingAgain':
      return (
        <>
          Payment for <bdi>{view.name}</bdi>
        </>
      );
    case 'recording':
    case 'unrecorded':
    case 'orphaned':
    case 'paid':
      return 'Your Payment is Completed';
    case 'alreadyPaid':
      return 'This order is paid';
    case 'loading':
    case 'failed':
    case 'missing':
    case 'notYours':
    case 'unpayable':
    case 'elsewhere':
      return 'Payment';
    default:
      return view satisfies never;
  }
}
