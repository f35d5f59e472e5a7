import { Fact, Facts } from '../../../blocks/Receipt/Facts.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Inline } from '../../../primitives/Inline/Inline.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { ChargedNotice } from './ChargedNotice.tsx';
import { OrdersLine } from './OrdersLine.tsx';
import { panel } from './PaymentScreen.css.ts';
import type { PaymentScreenProps } from './paymentScreenProps.ts';
import type { ChargedView } from './paymentView.ts';

type Answers = Pick<PaymentScreenProps, 'onRetry' | 'onDismiss'>;

/**
 * Shown if the card was charged but the payment is not saved to the order. Always shows the transaction id
 * (docs/product-rules.md#charged-but-patch-failed).
 */
export function PaymentCharged({ view, onRetry, onDismiss }: { view: ChargedView } & Answers) {
  const isOver = view.state === 'orphaned';
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
          <ChargedNotice view={view} />
          <Inline gap="small">
            {/* One button in all three states, so that it keeps focus through every try. */}
            <Button state={view.state === 'recording' ? 'busy' : 'ready'} onClick={onRetry}>
              {isOver ? 'Try again' : 'Try now'}
            </Button>
            {isOver && <Button onClick={onDismiss}>I have written it down</Button>}
          </Inline>
        </div>
      </Card>
      <OrdersLine href={view.ordersHref} />
    </>
  );
}
