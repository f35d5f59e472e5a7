'use client';

import { useState } from 'react';
import { Fact, Facts } from '../../../blocks/Facts.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ConfirmDialog } from '../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Inline } from '../../../primitives/Inline/Inline.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { keepPageOpen } from '../../../keepPageOpen.ts';
import { joinSentences, OrdersLine } from './sentences.tsx';
import type { PaymentView, UnresolvedView } from './paymentView.ts';

interface UnresolvedPaymentProps {
  view: UnresolvedView;
  onCheckAgain: () => void;
  onPayAgain: () => void;
}

/** Shown while it is unknown whether the card was charged: what is known, what not to do, and how to find out. */
export function UnresolvedPayment({ view, onCheckAgain, onPayAgain }: UnresolvedPaymentProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Card padding="large">
        <Stack gap="large">
          <UnresolvedNotice view={view} />
          <Facts>
            <Fact name="Amount">{view.amount}</Fact>
            <Fact name="Reference" width="full">
              {view.reference}
            </Fact>
          </Facts>
          <Inline gap="small">
            <Button tone="accent" state={view.retry ?? 'ready'} onClick={onCheckAgain}>
              Check again
            </Button>
            {view.state === 'lost' && <Button onClick={() => setIsAsking(true)}>Pay again</Button>}
          </Inline>
        </Stack>
      </Card>
      <OrdersLine href={view.ordersHref} />
      {view.state === 'lost' && isAsking && <PayAgainDialog view={view} onConfirm={onPayAgain} onCancel={() => setIsAsking(false)} />}
    </>
  );
}

/** Explains a payment whose result is unknown and warns against paying twice. */
function UnresolvedNotice({ view }: { view: UnresolvedView }) {
  const keepOpen = view.isStored === false ? keepPageOpen('payment') : '';
  switch (view.state) {
    case 'processing':
      return (
        <Notice tone="info" title="Your payment is being processed">
          {joinSentences(
            'The card provider will know soon whether your card was charged. Do not pay a second time. This page checks again automatically.',
            keepOpen,
          )}
        </Notice>
      );
    case 'unknown':
      return (
        <Notice tone="caution" title="We do not know yet whether your card was charged">
          {joinSentences(view.message, 'Do not pay a second time.', keepOpen)}
        </Notice>
      );
    case 'lost':
      return (
        <Notice tone="caution" title="We cannot tell whether your card was charged">
          {joinSentences(
            'We couldn’t find out whether your earlier payment went through. Check your card statement before paying again.',
            `If the amount is there, tell the shop${view.reference === '' ? '' : ' the reference below'} instead of paying again.`,
            keepOpen,
          )}
        </Notice>
      );
    default:
      return view satisfies never;
  }
}

interface PayAgainDialogProps {
  view: Extract<PaymentView, { state: 'lost' }>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before the shopper risks being charged twice. */
function PayAgainDialog({ view, onConfirm, onCancel }: PayAgainDialogProps) {
  return (
    <ConfirmDialog
      question="Pay again?"
      confirmLabel="Pay again"
      cancelLabel="Do not pay"
      state="asking"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      Check your card statement first. If it has <span>{view.amount}</span> for <bdi>{view.name}</bdi>, you have paid, and paying again
      charges your card twice.
    </ConfirmDialog>
  );
}
