import { Receipt } from '../../../blocks/Receipt/Receipt.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { notPrinted } from '../../../theme/notPrinted.css.ts';
import { EarlierPayment } from './EarlierPayment.tsx';
import type { PaymentScreenProps } from './paymentScreenProps.ts';
import type { PaymentView } from './paymentView.ts';

interface PaymentReceiptProps extends Pick<PaymentScreenProps, 'onDismiss' | 'onPrint'> {
  view: Extract<PaymentView, { state: 'paid' | 'alreadyPaid' }>;
}

/** The receipt of an order that was paid just now or earlier. */
export function PaymentReceipt({ view, onDismiss, onPrint }: PaymentReceiptProps) {
  const receipt = view.state === 'paid' ? { ...view.receipt, transactionId: view.transactionId } : view.receipt;
  return (
    <>
      {view.state === 'alreadyPaid' && view.doubt !== undefined && <EarlierPayment reference={view.doubt} onDismiss={onDismiss} />}
      <div className={notPrinted}>
        <Text tone="muted">
          {view.state === 'paid' && 'Thank you. '}You can find this receipt in{' '}
          <Link variant="text" href={view.ordersHref}>
            My Orders
          </Link>
          .
        </Text>
      </div>
      <Receipt receipt={receipt} onPrint={onPrint} />
    </>
  );
}
