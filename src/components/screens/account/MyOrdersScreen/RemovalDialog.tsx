import { ConfirmDialog } from '../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { Removal } from './removal.ts';

interface RemovalDialogProps {
  removal: Exclude<Removal, { state: 'resting' }>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an order is lost (SPEC §2 "My Orders", DECISIONS "Removing a paid order"). */
export function RemovalDialog({ removal, onConfirm, onCancel }: RemovalDialogProps) {
  return (
    <ConfirmDialog
      question="Are You Sure ?"
      confirmLabel="Remove"
      cancelLabel="Keep it"
      state={removal.state === 'removing' ? 'busy' : removal.state}
      {...(removal.state === 'failed' ? { message: removal.message } : {})}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text tone="soft">
        This removes your order of {removal.name}.{removal.paid && ' It is paid, and removing it does not refund the payment.'}
      </Text>
    </ConfirmDialog>
  );
}
