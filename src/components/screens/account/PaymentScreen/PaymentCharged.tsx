import { Fact, Facts } from '../../../blocks/Receipt/Facts.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { ChargedNotice } from './ChargedNotice.tsx';
import { OrdersLine } from './OrdersLine.tsx';
import { panel } from './PaymentScreen.css.ts';
import type { PaymentScreenProps } from './PaymentScreen.tsx';
import type { PaymentView } from './paymentView.ts';

export type ChargedView = Extract<PaymentView, { state: 'recording' | 'unrecorded' | 'orphaned' }>;

type Answers = Pick<PaymentScreenProps, 'onRetry' | 'onDismiss'>;

/** The card was charged, and the order does not say so yet: the transaction id shows all the same (DECISIONS "Charged, but PATCH failed"). */
export function PaymentCharged({ view, onRetry, onDismiss }: { view: ChargedView } & Answers) {
  return (
    <>
      <Card padding="large">
        <div className={panel}>
          <Text>
            Your card was charged {view.amount} for <bdi>{view.name}</bdi>.
          </Text>
          <Facts>
            <Fact name="Transaction id" value={view.transactionId} width="full" />
          </Facts>
          <ChargedNotice view={view} onRetry={onRetry} onDismiss={onDismiss} />
        </div>
      </Card>
      <OrdersLine href={view.ordersHref} />
    </>
  );
}
