'use client';

import { DELETE_QUESTION } from '#contract/texts.ts';
import { ConfirmDialog } from '../../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { DeleteToolView } from './manageToolsView.ts';

interface DeleteToolDialogProps {
  deleteTool: Exclude<DeleteToolView, { state: 'resting' }>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a tool is deleted (docs/spec.md#validation). */
export const DeleteToolDialog = ({ deleteTool, onConfirm, onCancel }: DeleteToolDialogProps) => (
  <ConfirmDialog
    question={DELETE_QUESTION}
    confirmLabel="Delete"
    cancelLabel="Keep it"
    state={deleteTool.state === 'deleting' ? 'busy' : deleteTool.state}
    message={deleteTool.state === 'failed' ? deleteTool.message : undefined}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <Text tone="muted">
      This removes <bdi>{deleteTool.name}</bdi> from the shop. Its orders do not change.
    </Text>
  </ConfirmDialog>
);
