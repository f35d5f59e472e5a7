import { PaymentForm } from '../../../blocks/PaymentForm/PaymentForm.tsx';
import { NoPayment } from './NoPayment.tsx';
import { PaymentCharged } from './PaymentCharged.tsx';
import { PaymentDoubt } from './PaymentDoubt.tsx';
import { PaymentReceipt } from './PaymentReceipt.tsx';
import type { PaymentScreenProps } from './paymentScreenProps.ts';

/** The content below the heading. States with the same part render it at one place in the tree, so that React keeps input and focus. */
export function PaymentContent({ view, ...rest }: PaymentScreenProps) {
  switch (view.state) {
    case 'ready':
    case 'declined':
    case 'paying':
    case 'authenticating':
      return <PaymentForm key={view.product.id} view={view} cardField={rest.cardField} onPay={rest.onPay} />;
    case 'processing':
    case 'unknown':
    case 'lost':
    case 'askingAgain':
      return <PaymentDoubt {...rest} view={view} />;
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
