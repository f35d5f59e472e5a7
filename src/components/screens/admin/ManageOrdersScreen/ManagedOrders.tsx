import { useMemo } from 'react';
import { OrderTableSkeleton } from '../../../blocks/OrderTable/OrderTableSkeleton.tsx';
import { TableToolbar } from '../../../blocks/TableToolbar/TableToolbar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import type { ManageOrdersScreenProps } from './ManageOrdersScreen.tsx';
import { orderColumns } from './orderColumns.tsx';
import { table } from './orderLines.css.ts';

/** The toolbar and the table in each of its states; where there is nothing to search, the state alone. */
export function ManagedOrders(props: Omit<ManageOrdersScreenProps, 'onClose'>) {
  const { view, onRetry, onClear, onChange, onExport } = props;
  const toolbar = <TableToolbar controls={view.controls} onChange={onChange} onExport={onExport} />;
  const retry = <Button onClick={onRetry}>Retry</Button>;
  switch (view.state) {
    case 'loading':
      return (
        <>
          {toolbar}
          <div role="status" aria-busy="true" aria-label="Loading all orders">
            <OrderTableSkeleton />
          </div>
        </>
      );
    case 'empty':
      return (
        <EmptyState picture="pictures/1f4e6.webp" title="No orders yet">
          What customers book shows here, with its delivery and payment.
        </EmptyState>
      );
    case 'failed':
      return (
        <Notice tone="critical" title="The orders could not be loaded" action={retry}>
          {view.message}
        </Notice>
      );
    case 'unmatched':
      return (
        <>
          <Stale message={view.stale} onRetry={onRetry} />
          {toolbar}
          <EmptyState picture="pictures/1f50d.webp" title="No order fits" action={<Button onClick={onClear}>Clear</Button>}>
            Try fewer or other words, or fewer filters.
          </EmptyState>
        </>
      );
    case 'ready':
      return (
        <>
          <Stale message={view.stale} onRetry={onRetry} />
          {toolbar}
          <Orders {...props} view={view} />
        </>
      );
    default:
      return view satisfies never;
  }
}

function Stale({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  return message === undefined ? null : (
    <Notice tone="caution" action={<Button onClick={onRetry}>Retry</Button>}>
      {message}
    </Notice>
  );
}

interface OrdersProps extends Pick<ManageOrdersScreenProps, 'onOpen' | 'onSort'> {
  view: Extract<ManageOrdersScreenProps['view'], { state: 'ready' }>;
}

function Orders({ view: { rows, sort }, onOpen, onSort }: OrdersProps) {
  const columns = useMemo(() => orderColumns(onOpen), [onOpen]);
  return (
    <div className={table}>
      <Table caption="All orders" columns={columns} rows={rows} sort={sort} onSort={onSort} />
    </div>
  );
}
