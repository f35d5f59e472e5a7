'use client';

import { Suspense, useMemo } from 'react';
import { ADD_CAR_PRODUCT, DELETE_QUESTION, MANAGE_TOOLS } from '#contract/texts.ts';
import { TablePage, type TablePageProps } from '../../../blocks/TablePage/TablePage.tsx';
import { lazyWithRetry } from '../../../lazyWithRetry.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import { TableSkeleton } from '../../../primitives/Table/TableSkeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { DeleteToolView, ManageToolsView, ToolRowView } from './manageToolsView.ts';
import { RowActions, toolColumns } from './toolColumns.tsx';

const RestockDialog = lazyWithRetry(async () => (await import('./RestockDialog.tsx')).RestockDialog);
const ConfirmDialog = lazyWithRetry(async () => (await import('../../../primitives/ConfirmDialog/ConfirmDialog.tsx')).ConfirmDialog);

export interface ManageToolsScreenProps extends Pick<TablePageProps<ToolRowView>, 'onChange' | 'onClear' | 'onExport' | 'onRetry'> {
  view: ManageToolsView;
  /** Called when a column header is clicked. */
  onSort: (column: string) => void;
  /** Opens the restock dialog of this tool. Pass a stable function, because every row uses it. */
  onRestock: (id: string) => void;
  /** Submits the entered quantity. */
  onSubmitRestock: (amount: number) => void;
  /** Checks again whether an unconfirmed restock was applied. */
  onCheckAgain: () => void;
  onCloseRestock: () => void;
  /** Asks whether to delete this tool. Pass a stable function, because every row uses it. */
  onDelete: (id: string) => void;
  onConfirmDelete: () => void;
  onCancelDelete: () => void;
}

/** Enough placeholders to fill a window. */
const LINES = 8;
const NOUNS = ['car tool', 'car tools'] as const;

/** The car tools and their stock. Each can be restocked and deleted (docs/spec.md#manage-car-tools). */
export function ManageToolsScreen({ view, onRestock, onDelete, ...on }: ManageToolsScreenProps) {
  const { tools, controls, sort, restock, deleteTool, addHref } = view;
  const actions = useMemo(() => ({ onRestock, onDelete }), [onRestock, onDelete]);
  const empty = (
    <EmptyState
      picture="pictures/1f9f0.webp"
      title="No car tools yet"
      action={
        <ButtonLink href={addHref} tone="accent">
          {ADD_CAR_PRODUCT}
        </ButtonLink>
      }
    >
      Products you add appear here with their stock, and in the shop.
    </EmptyState>
  );
  return (
    <RowActions value={actions}>
      <TablePage
        title={MANAGE_TOOLS}
        rows={tools}
        controls={controls}
        nouns={NOUNS}
        empty={empty}
        placeholder={<TableSkeleton columns={toolColumns} lines={LINES} />}
        onChange={on.onChange}
        onExport={on.onExport}
        onClear={on.onClear}
        onRetry={on.onRetry}
      >
        {(rows) => <Table caption={MANAGE_TOOLS} columns={toolColumns} rows={rows} sort={sort} onSort={on.onSort} />}
      </TablePage>
      <Suspense>
        {restock.state !== 'closed' && (
          <RestockDialog
            key={restock.id}
            restock={restock}
            onSubmit={on.onSubmitRestock}
            onCheckAgain={on.onCheckAgain}
            onClose={on.onCloseRestock}
          />
        )}
        {deleteTool.state !== 'resting' && (
          <DeleteToolDialog deleteTool={deleteTool} onConfirm={on.onConfirmDelete} onCancel={on.onCancelDelete} />
        )}
      </Suspense>
    </RowActions>
  );
}

interface DeleteToolDialogProps {
  deleteTool: Exclude<DeleteToolView, { state: 'resting' }>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a tool is deleted (docs/spec.md#validation). */
const DeleteToolDialog = ({ deleteTool, onConfirm, onCancel }: DeleteToolDialogProps) => (
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
