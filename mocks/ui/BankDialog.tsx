import { formatPrice } from '#contract/money.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Dialog } from '#components/primitives/Dialog/Dialog.tsx';
import { Stack } from '#components/primitives/Stack/Stack.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';
import type { Charge } from '../cards.ts';

export interface BankDialogProps {
  /** What is to be paid; null while nobody is asked. */
  charge: Charge | null;
  /** True is yes; no, and closing the dialog, is false. */
  onAnswer: (accepted: boolean) => void;
}

/** Stands in for the bank's own window (3-D Secure): asks whether it is really the shopper who pays. */
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
          <Text size="small" tone="soft">
            The sandbox stands in for your bank here: no bank is asked, and nothing is charged.
          </Text>
        </Stack>
      )}
    </Dialog>
  );
}
