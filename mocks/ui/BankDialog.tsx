'use client';

import { formatPrice } from '#contract/money.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Dialog } from '#components/primitives/Dialog/Dialog.tsx';
import { Stack } from '#components/primitives/Stack/Stack.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';
import type { Charge } from '../payments/cards.ts';
import type { Prompt } from './prompt.ts';
import { useCurrent } from './useCurrent.ts';

export interface BankDialogProps {
  /** The charge to confirm. Null closes the dialog. */
  charge: Charge | null;
  /** Called with true on Accept, and with false on Refuse or when the dialog is closed. */
  onAnswer: (accepted: boolean) => void;
}

/** A fake of the bank's 3-D Secure window. Asks the shopper to confirm the payment. */
export function BankDialog({ charge, onAnswer }: BankDialogProps) {
  const refuse = () => onAnswer(false);
  const buttons = (
    <>
      <Button onClick={refuse}>Refuse</Button>
      <Button tone="accent" onClick={() => onAnswer(true)}>
        Accept
      </Button>
    </>
  );
  return (
    <Dialog title="3-D Secure: is this you?" open={charge !== null} onClose={refuse} footer={buttons}>
      {charge !== null && (
        <Stack gap="medium">
          <Text>
            Gadget Garage asks for <Text as="strong">{formatPrice(charge.price)}</Text> from your card.
          </Text>
          <Text size="small" tone="muted">
            The sandbox stands in for your bank here: no bank is asked, and nothing is charged.
          </Text>
        </Stack>
      )}
    </Dialog>
  );
}

export interface BankPromptProps {
  /** The bank's prompt to confirm a charge. */
  bankPrompt: Prompt<Charge, boolean>;
}

/** Shows the bank's dialog whenever a payment must be confirmed. Mount it once, outside of all pages. */
export function BankPrompt({ bankPrompt }: BankPromptProps) {
  const charge = useCurrent(bankPrompt.subscribe, bankPrompt.current);
  return <BankDialog charge={charge} onAnswer={bankPrompt.answer} />;
}
