'use client';

import { MY_ORDERS } from '#contract/texts.ts';
import { Fact, Facts } from '../../../blocks/Facts.tsx';
import { Receipt } from '../../../blocks/Receipt/Receipt.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { notPrinted } from '../../../theme/printing.css.ts';
import type { PaymentView } from './paymentView.ts';
import { joinSentences } from './sentences.tsx';

interface PaymentReceiptProps {
  view: Extract<PaymentView, { state: 'paid' | 'alreadyPaid' }>;
  onDismiss: () => void;
  onPrint: () => void;
}

/** The receipt of an order that was paid just now or earlier. */
export function PaymentReceipt({ view, onDismiss, onPrint }: PaymentReceiptProps) {
  const receipt = view.state === 'paid' ? { ...view.receipt, transactionId: view.transactionId } : view.receipt;
  return (
    <>
      {view.state === 'alreadyPaid' && view.unresolvedReference !== undefined && (
        <EarlierPayment reference={view.unresolvedReference} onDismiss={onDismiss} />
      )}
      {!(view.state === 'alreadyPaid' && view.isOthers) && (
        <div className={notPrinted}>
          <Text tone="muted">
            <span>{view.state === 'paid' ? 'Thank you. You can find this receipt in ' : 'You can find this receipt in '}</span>
            <Link variant="text" href={view.ordersHref}>
              {MY_ORDERS}
            </Link>
            .
          </Text>
        </div>
      )}
      <Receipt receipt={receipt} onPrint={onPrint} />
    </>
  );
}

interface EarlierPaymentProps {
  /** The reference of the earlier payment; '' if it has none. */
  reference: string;
  onDismiss: () => void;
}

/** Warns that an earlier payment for this paid order may have been charged too. */
function EarlierPayment({ reference, onDismiss }: EarlierPaymentProps) {
  return (
    <div className={notPrinted}>
      <Notice
        tone="caution"
        title="An earlier payment may have been charged too"
        action={<Button onClick={onDismiss}>I have noted the id</Button>}
      >
        <Stack gap="small">
          <p>
            {joinSentences(
              'You started a payment for this order before. Check your card statement:',
              `if that payment is there too, tell the shop${reference === '' ? '' : ' the reference below'}.`,
            )}
          </p>
          <Facts>
            <Fact name="Reference" width="full">
              {reference}
            </Fact>
          </Facts>
        </Stack>
      </Notice>
    </div>
  );
}
