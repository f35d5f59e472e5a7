import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router';
import { PaymentScreen } from '#components/screens/account/PaymentScreen/PaymentScreen.tsx';
import { useFlow } from '../../runtime/FlowsProvider.tsx';
import { createPayments } from './paymentActors.ts';
import { toPaymentView } from './connect.ts';
import { paymentsFlow } from './paymentsFlow.ts';
import { useIdentity } from '../../runtime/RequireSession.tsx';

/** Never rendered: a view with a card appears only after the provider's field is loaded. */
const NoCardField = () => null;

/** /dashboard/payment/:id: pays for one booking, or shows its receipt. A pending payment continues when the page is left. */
export function PaymentRoute() {
  const { email } = useIdentity();
  const { id = '' } = useParams();
  const payments = useFlow(paymentsFlow).getOrCreate(createPayments);
  const payment = useMemo(() => payments.open(email, id), [payments, email, id]);
  useEffect(() => () => payments.leave(email, id), [payments, email, id]);
  const snapshot = useSelector(payment, (state) => state);
  return (
    <PaymentScreen
      view={toPaymentView(snapshot)}
      cardField={payments.cardField() ?? NoCardField}
      onPay={() => payment.send({ type: 'payment.pay' })}
      onRetry={() => payment.send({ type: 'payment.retry' })}
      onCheckAgain={() => payment.send({ type: 'payment.checkAgain' })}
      onPayAgain={() => payment.send({ type: 'payment.payAgain' })}
      onDismiss={() => payment.send({ type: 'payment.dismiss' })}
      onPrint={() => window.print()}
    />
  );
}
