'use client';

import { Suspense } from 'react';
import { MY_ORDERS } from '#contract/texts.ts';
import type { AsyncList } from '../../../asyncList.ts';
import { type OrderRowView, OrderTable, OrderTableSkeleton } from '../../../blocks/OrderTable/OrderTable.tsx';
import { lazyWithRetry } from '../../../lazyWithRetry.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { useQuestionFocus } from '../../../primitives/ConfirmDialog/useQuestionFocus.ts';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { screen } from './MyOrdersScreen.css.ts';
import type { DeleteBookingView } from './DeleteBookingDialog.tsx';

const DeleteBookingDialog = lazyWithRetry(async () => (await import('./DeleteBookingDialog.tsx')).DeleteBookingDialog);

/** A pending payment whose order is not in the list, because it was removed or the list could not be loaded. */
interface PaymentWithoutOrder {
  /** The id of the order. */
  id: string;
  /** The name of the ordered product. */
  name: string;
  /** A short title, such as 'Payment not saved'. */
  message: string;
  /** The reference of the payment; '' if it has none. */
  reference: string;
  /** Links to its payment page. */
  href: string;
}

/** The data of My Orders. */
export interface MyOrdersView {
  orders: AsyncList<OrderRowView>;
  deleteBooking: DeleteBookingView;
  /** Pending payments whose orders are not in the list. */
  paymentsWithoutOrder: readonly PaymentWithoutOrder[];
  /** The link to the car tools, shown if there are no orders. */
  toolsHref: string;
}

export interface MyOrdersScreenProps {
  view: MyOrdersView;
  /** `line` below an administrator's overview, where a large empty state would be in the way. @default 'page' */
  empty?: 'page' | 'line';
  onRetry: () => void;
  /** Asks whether to remove this order. */
  onDelete: (id: string) => void;
  onConfirmDelete: () => void;
  onCancelDelete: () => void;
}

const phaseOf = ({ state }: DeleteBookingView) => (state === 'resting' ? 'closed' : state === 'deleting' ? 'busy' : 'open');

/** The user's orders (docs/spec.md#my-orders). Each can be removed after a confirmation. */
export function MyOrdersScreen({ view, empty = 'page', onRetry, onDelete, onConfirmDelete, onCancelDelete }: MyOrdersScreenProps) {
  const { heading, act: retry } = useHeadingFocus(onRetry);
  const rememberOpener = useQuestionFocus(phaseOf(view.deleteBooking), heading);
  const askToDelete = (id: string) => {
    rememberOpener();
    onDelete(id);
  };
  return (
    <div className={screen} data-state={view.orders.state}>
      <PageHeading ref={heading}>{MY_ORDERS}</PageHeading>
      <PaymentsWithoutOrder payments={view.paymentsWithoutOrder} />
      <Orders orders={view.orders} empty={empty} toolsHref={view.toolsHref} onRetry={retry} onDelete={askToDelete} />
      {view.deleteBooking.state !== 'resting' && (
        <Suspense>
          <DeleteBookingDialog deleteBooking={view.deleteBooking} onConfirm={onConfirmDelete} onCancel={onCancelDelete} />
        </Suspense>
      )}
    </div>
  );
}

interface OrdersProps {
  orders: AsyncList<OrderRowView>;
  empty: 'page' | 'line';
  toolsHref: string;
  onRetry: () => void;
  onDelete: (id: string) => void;
}

/** The list in each of its four states. */
function Orders({ orders, empty, toolsHref, onRetry, onDelete }: OrdersProps) {
  const retry = <Button onClick={onRetry}>Retry</Button>;
  switch (orders.state) {
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label="Loading your orders">
          <OrderTableSkeleton />
        </div>
      );
    case 'empty':
      if (empty === 'line') {
        return (
          <Text tone="muted">
            You have no orders of your own.{' '}
            <Link variant="text" href={toolsHref}>
              See the car tools
            </Link>
          </Text>
        );
      }
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
          <OrderTable orders={orders.rows} onDelete={onDelete} />
        </>
      );
    default:
      return orders satisfies never;
  }
}

/**
 * Shows these payments above the list, because they have no row there (docs/product-rules.md#charged-but-patch-failed). Renders nothing
 * if there are none.
 */
function PaymentsWithoutOrder({ payments }: { payments: readonly PaymentWithoutOrder[] }) {
  if (payments.length === 0) return null;
  return (
    <Stack as="ul" gap="small" aria-label="Payments without an order">
      {payments.map(({ id, name, message, reference, href }) => (
        <li key={id}>
          <Notice
            tone="caution"
            title={message}
            action={
              <Link variant="text" href={href}>
                See payment<VisuallyHidden>{` ${name}`}</VisuallyHidden>
              </Link>
            }
          >
            <bdi>{name}</bdi>
            {reference !== '' && (
              <span>
                , reference <bdi>{reference}</bdi>
              </span>
            )}
          </Notice>
        </li>
      ))}
    </Stack>
  );
}
