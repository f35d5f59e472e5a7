import { PaidOrderTable, type PaidOrderView } from '../../../blocks/PaidOrderTable/PaidOrderTable.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TableSkeleton } from '../../../primitives/Table/TableSkeleton.tsx';
import type { AsyncList } from '../../../asyncList.ts';

interface PaymentsProps {
  payments: AsyncList<PaidOrderView>;
  ordersHref: string;
  onRetry: () => void;
}

/** The list in each of its four states. */
export function Payments({ payments, ordersHref, onRetry }: PaymentsProps) {
  const retry = <Button onClick={onRetry}>Retry</Button>;
  switch (payments.state) {
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label="Loading your history">
          <TableSkeleton lines={4} />
        </div>
      );
    case 'empty':
      return (
        <EmptyState
          picture="pictures/1f9fe.webp"
          title="Nothing paid yet"
          action={
            <ButtonLink href={ordersHref} tone="accent">
              See my orders
            </ButtonLink>
          }
        >
          What you have paid for shows here, with its receipt.
        </EmptyState>
      );
    case 'failed':
      return (
        <Notice tone="critical" action={retry}>
          {payments.message}
        </Notice>
      );
    case 'ready':
      return (
        <>
          {payments.stale !== undefined && (
            <Notice tone="caution" action={retry}>
              {payments.stale}
            </Notice>
          )}
          <PaidOrderTable orders={payments.rows} />
        </>
      );
    default:
      return payments satisfies never;
  }
}
