import { ConfirmDialog } from '../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { Deletion } from './manageToolsView.ts';

interface DeletionDialogProps {
  deletion: Exclude<Deletion, { state: 'resting' }>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a tool is deleted (docs/spec.md#validation). */
export const DeletionDialog = ({ deletion, onConfirm, onCancel }: DeletionDialogProps) => (
  <ConfirmDialog
    question="Are you sure ?"
    confirmLabel="Delete"
    cancelLabel="Keep it"
    state={deletion.state === 'deleting' ? 'busy' : deletion.state}
    message={deletion.state === 'failed' ? deletion.message : undefined}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <Text tone="muted">
      This takes <bdi>{deletion.name}</bdi> out of the shop. Orders of it stay as they are.
    </Text>
  </ConfirmDialog>
);
