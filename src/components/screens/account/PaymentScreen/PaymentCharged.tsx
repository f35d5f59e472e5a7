'use client';

import { Fact, Facts } from '../../../blocks/Facts.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Inline } from '../../../primitives/Inline/Inline.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { keepPageOpen } from '../../../keepPageOpen.ts';
import { OrdersLine, joinSentences } from './sentences.tsx';
import type { UnrecordedPaymentView } from './paymentView.ts';

interface PaymentChargedProps {
  view: UnrecordedPaymentView;
  onRetry: () => void;
  onDismiss: () => void;
}

/**
 * Shown if the card was charged but the payment is not saved to the order. Always shows the transaction id
 * (docs/product-rules.md#charged-but-patch-failed).
 */
export function PaymentCharged({ view, onRetry, onDismiss }: PaymentChargedProps) {
  const isOrphaned = view.state === 'orphaned';
  return (
    <>
      <Card padding="large">
        <Stack gap="large">
          <Text>
            Your card was charged <span>{view.amount}</span> for <bdi>{view.name}</bdi>.
          </Text>
          <Facts>
            <Fact name="Transaction Id" width="full">
              {view.transactionId}
            </Fact>
          </Facts>
          <ChargedNotice view={view} />
          <Inline gap="small">
            {/* One button in all three states, so that it keeps focus through every try. */}
            <Button state={view.state === 'recording' ? 'busy' : 'ready'} onClick={onRetry}>
              {isOrphaned ? 'Try again' : 'Try now'}
            </Button>
            {isOrphaned && <Button onClick={onDismiss}>I have noted the id</Button>}
          </Inline>
        </Stack>
      </Card>
      <OrdersLine href={view.ordersHref} />
    </>
  );
}

/** Says whether a charged payment is saved to its order. Keeps one notice during all tries, so that it is announced only once. */
function ChargedNotice({ view }: { view: UnrecordedPaymentView }) {
  const keepOpen = view.isStored === false ? keepPageOpen('payment') : '';
  switch (view.state) {
    case 'recording':
    case 'unrecorded':
      return (
        <Notice key="saving" tone={view.message === '' ? 'info' : 'caution'} title="We are still saving it to your order">
          {joinSentences(view.message, 'We keep trying automatically, on every page of the shop. There is nothing more to pay.', keepOpen)}
        </Notice>
      );
    case 'orphaned':
      return (
        <Notice key="over" tone="critical" title="It could not be saved to your order">
          {joinSentences(
            view.message,
            'Note the transaction id and send it to the shop, so that it can find your payment. Do not pay a second time.',
            keepOpen,
          )}
        </Notice>
      );
    default:
      return view satisfies never;
  }
}
