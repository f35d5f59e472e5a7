'use client';

import { HISTORY } from '#contract/texts.ts';
import type { AsyncList } from '../../../asyncList.ts';
import { ListStates } from '../../../blocks/ListStates.tsx';
import { PaidOrderTable, PaidOrderTableSkeleton, type PaidOrderView } from '../../../blocks/PaidOrderTable/PaidOrderTable.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';

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
    <Stack gap="large" data-state={view.payments.state}>
      <PageHeading ref={heading}>{HISTORY}</PageHeading>
      <ListStates
        rows={view.payments}
        loading={
          <div role="status" aria-busy="true" aria-label="Loading your history">
            <PaidOrderTableSkeleton />
          </div>
        }
        empty={
          <EmptyState
            picture="pictures/1f9fe.webp"
            title="Nothing paid yet"
            action={
              <ButtonLink href={view.ordersHref} tone="accent">
                See my orders
              </ButtonLink>
            }
          >
            Paid orders appear here, each with its receipt.
          </EmptyState>
        }
        retry={<Button onClick={retry}>Retry</Button>}
      >
        {(payments) => <PaidOrderTable orders={payments} />}
      </ListStates>
    </Stack>
  );
}
