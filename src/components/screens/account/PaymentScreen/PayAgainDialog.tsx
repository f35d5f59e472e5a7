import { ConfirmDialog } from '../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import type { PaymentView } from './paymentView.ts';

interface PayAgainDialogProps {
  view: Extract<PaymentView, { state: 'askingAgain' }>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before the shopper risks being charged twice. */
export function PayAgainDialog({ view, onConfirm, onCancel }: PayAgainDialogProps) {
  return (
    <ConfirmDialog
      question="Pay again ?"
      confirmLabel="Pay again"
      cancelLabel="Do not pay"
      state="asking"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      Look at the statement of your card first. If it has {view.amount} for <bdi>{view.name}</bdi>, you have paid, and paying again charges
      your card twice.
    </ConfirmDialog>
  );
}
