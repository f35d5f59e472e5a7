'use client';

import { Suspense } from 'react';
import { MY_ORDERS, REMOVE_QUESTION } from '#contract/texts.ts';
import type { AsyncList } from '../../../asyncList.ts';
import { ListStates } from '../../../blocks/ListStates.tsx';
import { type OrderRowView, OrderTable, OrderTableSkeleton } from '../../../blocks/OrderTable/OrderTable.tsx';
import { lazyWithRetry } from '../../../lazyWithRetry.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

const ConfirmDialog = lazyWithRetry(async () => (await import('../../../primitives/ConfirmDialog/ConfirmDialog.tsx')).ConfirmDialog);

interface Order {
  name: string;
  /** If true, the dialog adds that removing the order does not refund the payment. */
  paid: boolean;
}

/** The state of removing an order. */
export type DeleteBookingView =
  | { state: 'resting' }
  | ({
      state: 'asking';
      /** The order was paid before it could be removed, so the user is asked again. */
      paidMeanwhile?: true;
    } & Order)
  | ({ state: 'deleting' } & Order)
  | ({
      state: 'failed';
      /** Why it was not removed, as a sentence to show. */
      message: string;
    } & Order);

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

/** The user's orders (docs/spec.md#my-orders). Each can be removed after a confirmation. */
export function MyOrdersScreen({ view, empty = 'page', onRetry, onDelete, onConfirmDelete, onCancelDelete }: MyOrdersScreenProps) {
  const { heading, act: retry } = useHeadingFocus(onRetry);
  return (
    <Stack gap="large" data-state={view.orders.state}>
      <PageHeading ref={heading}>{MY_ORDERS}</PageHeading>
      <PaymentsWithoutOrder payments={view.paymentsWithoutOrder} />
      <ListStates
        rows={view.orders}
        loading={
          <div role="status" aria-busy="true" aria-label="Loading your orders">
            <OrderTableSkeleton />
          </div>
        }
        empty={<NoOrders empty={empty} toolsHref={view.toolsHref} />}
        retry={<Button onClick={retry}>Retry</Button>}
      >
        {(orders) => <OrderTable orders={orders} onDelete={onDelete} />}
      </ListStates>
      {view.deleteBooking.state !== 'resting' && (
        <Suspense>
          <DeleteBookingDialog deleteBooking={view.deleteBooking} onConfirm={onConfirmDelete} onCancel={onCancelDelete} />
        </Suspense>
      )}
    </Stack>
  );
}

/** Shown if there are no orders. */
function NoOrders({ empty, toolsHref }: { empty: 'page' | 'line'; toolsHref: string }) {
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

interface DeleteBookingDialogProps {
  deleteBooking: Exclude<DeleteBookingView, { state: 'resting' }>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an order is removed (docs/spec.md#my-orders, docs/product-rules.md#removing-a-paid-order). */
function DeleteBookingDialog({ deleteBooking, onConfirm, onCancel }: DeleteBookingDialogProps) {
  const message = messageOf(deleteBooking);
  const isPaidMeanwhile = deleteBooking.state === 'asking' && deleteBooking.paidMeanwhile;
  return (
    <ConfirmDialog
      question={REMOVE_QUESTION}
      confirmLabel="Remove"
      cancelLabel="Keep it"
      state={deleteBooking.state === 'deleting' ? 'busy' : deleteBooking.state}
      message={message}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text tone="muted">
        This removes your order for <bdi>{deleteBooking.name}</bdi>.{' '}
        {deleteBooking.paid && !isPaidMeanwhile && <span>It is paid, and removing it does not refund the payment.</span>}
      </Text>
    </ConfirmDialog>
  );
}

/** Returns the result of the last confirmation. The dialog announces it, and the user can confirm again. */
function messageOf(deleteBooking: DeleteBookingDialogProps['deleteBooking']): string | undefined {
  if (deleteBooking.state === 'failed') return deleteBooking.message;
  if (deleteBooking.state === 'asking' && deleteBooking.paidMeanwhile)
    return 'It has just been paid. Removing it does not refund the payment.';
  return undefined;
}
