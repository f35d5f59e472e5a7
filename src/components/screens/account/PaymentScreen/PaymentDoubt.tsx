import { Fact, Facts } from '../../../blocks/Receipt/Facts.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Inline } from '../../../primitives/Inline/Inline.tsx';
import { DoubtNotice } from './DoubtNotice.tsx';
import { OrdersLine } from './OrdersLine.tsx';
import { PayAgainDialog } from './PayAgainDialog.tsx';
import { panel } from './PaymentScreen.css.ts';
import type { PaymentScreenProps } from './paymentScreenProps.ts';
import type { DoubtView } from './paymentView.ts';

type Answers = Pick<PaymentScreenProps, 'onCheckAgain' | 'onPayAgain' | 'onConfirmPayAgain' | 'onCancelPayAgain'>;

/** Shown while it is unknown whether the card was charged: what is known, what not to do, and how to find out. */
export function PaymentDoubt({ view, onCheckAgain, onPayAgain, onConfirmPayAgain, onCancelPayAgain }: { view: DoubtView } & Answers) {
  const isAsking = view.state === 'askingAgain';
  return (
    <>
      <Card padding="large">
        <div className={panel}>
          <DoubtNotice view={view} />
          <Facts>
            <Fact name="Amount" value={view.amount} />
            <Fact name="Reference" value={view.reference} width="full" />
          </Facts>
          <Inline gap="small">
            <Button tone="accent" state={isAsking ? 'ready' : (view.retry ?? 'ready')} onClick={onCheckAgain}>
              Check again
            </Button>
            {(isAsking || view.state === 'lost') && <Button onClick={onPayAgain}>Pay again</Button>}
          </Inline>
        </div>
      </Card>
      <OrdersLine href={view.ordersHref} />
      {isAsking && <PayAgainDialog view={view} onConfirm={onConfirmPayAgain} onCancel={onCancelPayAgain} />}
    </>
  );
}
