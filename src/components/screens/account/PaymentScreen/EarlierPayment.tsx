import { Fact, Facts } from '../../../blocks/Receipt/Facts.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { notPrinted } from '../../../theme/notPrinted.css.ts';

interface EarlierPaymentProps {
  /** The reference of the earlier payment; '' if it has none. */
  reference: string;
  onDismiss: () => void;
}

/** Warns that an earlier payment for this paid order may have been charged too. */
export function EarlierPayment({ reference, onDismiss }: EarlierPaymentProps) {
  return (
    <div className={notPrinted}>
      <Notice
        tone="caution"
        title="An earlier payment may have been charged too"
        action={<Button onClick={onDismiss}>I have written it down</Button>}
      >
        <Stack gap="small">
          <p>
            You began to pay for this order once before. Look at the statement of your card: if that payment is there too, tell the shop
            {reference !== '' && ' the reference below'}.
          </p>
          <Facts>
            <Fact name="Reference" value={reference} width="full" />
          </Facts>
        </Stack>
      </Notice>
    </div>
  );
}
