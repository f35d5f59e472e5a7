'use client';

import { Suspense } from 'react';
import { MANAGE_ORDERS } from '#contract/texts.ts';
import { TablePage, type TablePageProps } from '../../../blocks/TablePage/TablePage.tsx';
import { lazyWithRetry } from '../../../lazyWithRetry.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import { TableSkeleton } from '../../../primitives/Table/TableSkeleton.tsx';
import type { ManagedOrderView, ManageOrdersView } from './manageOrdersView.ts';
import { OpenOrder, orderColumns } from './orderColumns.tsx';
import { table } from './ManageOrdersScreen.css.ts';

const OrderPanel = lazyWithRetry(async () => (await import('./OrderPanel.tsx')).OrderPanel);

export interface ManageOrdersScreenProps extends Pick<TablePageProps<ManagedOrderView>, 'onChange' | 'onClear' | 'onExport' | 'onRetry'> {
  view: ManageOrdersView;
  /** Called when a column header is clicked. */
  onSort: (column: string) => void;
  /** Opens the panel of one order. Pass a stable function, because every row uses it. */
  onOpen: (id: string) => void;
  /** Closes the panel. */
  onClose: () => void;
}

/** Enough placeholders to fill a window. */
const LINES = 8;
const NOUNS = ['order', 'orders'] as const;

const empty = (
  <EmptyState picture="pictures/1f4e6.webp" title="No orders yet">
    Customer orders appear here, with their delivery and payment.
  </EmptyState>
);

/**
 * The orders of all customers (docs/spec.md#manage-all-orders), each with a read-only panel (docs/product-rules.md#manage-all-orders).
 * Use MyOrdersScreen for a customer's own orders.
 */
export function ManageOrdersScreen({ view, onSort, onOpen, onClose, ...on }: ManageOrdersScreenProps) {
  const { orders, controls, sort, panel } = view;
  return (
    <OpenOrder value={onOpen}>
      <TablePage
        title={MANAGE_ORDERS}
        rows={orders}
        controls={controls}
        nouns={NOUNS}
        empty={empty}
        placeholder={
          <div className={table}>
            <TableSkeleton columns={orderColumns} lines={LINES} linesFrom="desktop" />
          </div>
        }
        {...on}
      >
        {(rows) => (
          <div className={table}>
            <Table caption="All orders" columns={orderColumns} rows={rows} sort={sort} onSort={onSort} linesFrom="desktop" />
          </div>
        )}
      </TablePage>
      {panel.state !== 'closed' && (
        <Suspense>
          <OrderPanel panel={panel} onClose={onClose} />
        </Suspense>
      )}
    </OpenOrder>
  );
}
