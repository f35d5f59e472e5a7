'use client';

import { HISTORY } from '#contract/texts.ts';
import type { AsyncList } from '../../../asyncList.ts';
import { PaidOrderTable, PaidOrderTableSkeleton, type PaidOrderView } from '../../../blocks/PaidOrderTable/PaidOrderTable.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { screen } from './HistoryScreen.css.ts';

/** The data of the History page. */
export interface HistoryView {
  payments: AsyncList<PaidOrderView>;
  /** The link to My Orders, shown if nothing is paid yet. */
  ordersHref: string;
}

export interface HistoryScreenProps {
  view: HistoryView;
  onRetry: () => void;
}

/** Lists what the user has paid for (docs/product-rules.md#history). */
export function HistoryScreen({ view, onRetry }: HistoryScreenProps) {
  const { heading, act: retry } = useHeadingFocus(onRetry);
  return (
    <div className={screen} data-state={view.payments.state}>
      <PageHeading ref={heading}>{HISTORY}</PageHeading>
      <Payments payments={view.payments} ordersHref={view.ordersHref} onRetry={retry} />
    </div>
  );
}

interface PaymentsProps {
  payments: AsyncList<PaidOrderView>;
  ordersHref: string;
  onRetry: () => void;
}

/** The list in each of its four states. */
function Payments({ payments, ordersHref, onRetry }: PaymentsProps) {
  const retry = <Button onClick={onRetry}>Retry</Button>;
  switch (payments.state) {
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label="Loading your history">
          <PaidOrderTableSkeleton />
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
          Paid orders appear here, each with its receipt.
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
