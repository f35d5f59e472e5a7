import { OrderTable } from '../../../blocks/OrderTable/OrderTable.tsx';
import type { OrderRowView } from '../../../blocks/OrderTable/orderRow.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TableSkeleton } from '../../../primitives/Table/TableSkeleton.tsx';
import type { AsyncList } from '../../../asyncList.ts';

interface OrdersProps {
  orders: AsyncList<OrderRowView>;
  toolsHref: string;
  onRetry: () => void;
  onRemove: (id: string) => void;
}

/** The list in each of its four states. */
export function Orders({ orders, toolsHref, onRetry, onRemove }: OrdersProps) {
  const retry = <Button onClick={onRetry}>Retry</Button>;
  switch (orders.state) {
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label="Loading your orders">
          <TableSkeleton lines={4} />
        </div>
      );
    case 'empty':
      return (
        <EmptyState
          picture="pictures/1f4e6.webp"
          title="No orders yet"
          action={
            <ButtonLink href={toolsHref} tone="accent">
              See the car tools
            </ButtonLink>
          }
        >
          Orders you place will appear here.
        </EmptyState>
      );
    case 'failed':
      return (
        <Notice tone="critical" action={retry}>
          {orders.message}
        </Notice>
      );
    case 'ready':
      return (
        <>
          {orders.stale !== undefined && (
            <Notice tone="caution" action={retry}>
              {orders.stale}
            </Notice>
          )}
          <OrderTable orders={orders.rows} onRemove={onRemove} />
        </>
      );
    default:
      return orders satisfies never;
  }
}
