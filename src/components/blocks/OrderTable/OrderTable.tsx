'use client';

import { useId } from 'react';
import { DELIVERY_DATE, PAID, PAY, PAYMENT, PRODUCT_NAME, QUANTITY, REMOVE_PRODUCT } from '#contract/texts.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Table, type TableColumn } from '../../primitives/Table/Table.tsx';
import { buttonPlaceholder, TableSkeleton } from '../../primitives/Table/TableSkeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { pictureColumn } from './pictureColumn.tsx';
import * as css from './OrderTable.css.ts';

/** The state of an order's payment. Each `href` is the order's payment page, which shows the receipt of a paid order. */
export type OrderPayment =
  | {
      state: 'payable';
      href: string;
      /** The total, such as '$68.00'. */
      total: string;
    }
  | { state: 'paid'; href: string }
  /** Not paid, and cannot be paid because it has no price. */
  | { state: 'unpriced' }
  | {
      state: 'unresolved';
      href: string;
      /** The reference to quote for this payment; '' if it has none. */
      reference: string;
      /** A short status: 'Being saved' or 'Unclear'. */
      message: string;
    };

/** The data of one row, formatted for display. */
export interface OrderRowView {
  id: string;
  name: string;
  /** In order of preference. */
  pictures: string[];
  deliveryDate: string;
  quantity: string;
  /** The total and how it adds up, such as '20 × $3.40 = $68.00'; '' if it is unknown. */
  amount: string;
  payment: OrderPayment;
}

export interface OrderTableProps {
  orders: readonly OrderRowView[];
  /** Never called for an order whose payment is unresolved. */
  onDelete: (id: string) => void;
}

const columnsOf = (onDelete: OrderTableProps['onDelete']): TableColumn<OrderRowView>[] => [
  pictureColumn,
  {
    key: 'name',
    header: PRODUCT_NAME,
    card: 'lead',
    render: ({ name, amount }) => (
      <span className={css.product}>
        <Text as="span" weight="semibold">
          <bdi className={css.breakable}>{name}</bdi>
        </Text>
        {amount !== '' && (
          <Text as="span" size="caption" tone="muted">
            {amount}
          </Text>
        )}
      </span>
    ),
  },
  { key: 'date', header: DELIVERY_DATE, card: 'detail', render: ({ deliveryDate }) => <span className={css.nowrap}>{deliveryDate}</span> },
  { key: 'quantity', header: QUANTITY, align: 'end', card: 'fact', render: ({ quantity }) => quantity },
  {
    key: 'payment',
    header: PAYMENT,
    card: 'badge',
    placeholder: buttonPlaceholder,
    render: ({ payment, name }) => <PaymentCell payment={payment} name={name} />,
  },
  {
    key: 'remove',
    header: REMOVE_PRODUCT,
    card: 'action',
    render: (order) => <RemoveCell order={order} onDelete={onDelete} />,
  },
];

/** The user's orders (docs/spec.md#my-orders). In little room each one is a card. */
export function OrderTable({ orders, onDelete }: OrderTableProps) {
  return (
    <div className={css.table}>
      <Table caption="My orders" linesFrom="desktop" columns={columnsOf(onDelete)} rows={orders} />
    </div>
  );
}

/** Placeholder for an OrderTable while it loads. */
export const OrderTableSkeleton = () => (
  <div className={css.table}>
    <TableSkeleton linesFrom="desktop" columns={columnsOf(() => {})} lines={4} />
  </div>
);

interface PaymentCellProps {
  payment: OrderPayment;
  /** The order's product. It gives each link a unique accessible name. */
  name: string;
}

/** Shows whether an order is paid, with a link to its payment or receipt (docs/spec.md#my-orders). */
function PaymentCell({ payment, name }: PaymentCellProps) {
  const ofProduct = <VisuallyHidden>{` ${name}`}</VisuallyHidden>;
  switch (payment.state) {
    case 'payable':
      return (
        <ButtonLink tone="accent" size="small" href={payment.href}>
          <span className={css.oneLine}>
            {PAY} <span className={css.breakable}>{payment.total}</span>
            {ofProduct}
          </span>
        </ButtonLink>
      );
    case 'paid':
      return (
        <div className={css.paid}>
          <Badge tone="good">{PAID}</Badge>
          <Link variant="text" href={payment.href}>
            Receipt{ofProduct}
          </Link>
        </div>
      );
    case 'unpriced':
      return <Badge tone="caution">Unpaid</Badge>;
    case 'unresolved':
      return (
        <div className={css.payment}>
          <Badge tone="caution">{payment.message}</Badge>
          {payment.reference !== '' && (
            <Text as="span" size="caption" tone="muted">
              <VisuallyHidden>Reference </VisuallyHidden>
              <span className={css.breakable}>{payment.reference}</span>
            </Text>
          )}
          <Link variant="text" href={payment.href}>
            See payment{ofProduct}
          </Link>
        </div>
      );
    default:
      return payment satisfies never;
  }
}

interface RemoveCellProps {
  order: OrderRowView;
  onDelete: (id: string) => void;
}

/**
 * Removes the order. While its payment is unresolved, the button is unavailable but focusable, and says why
 * (docs/product-rules.md#charged-but-patch-failed).
 */
function RemoveCell({ order: { id, name, payment }, onDelete }: RemoveCellProps) {
  const reason = useId();
  const isUnresolved = payment.state === 'unresolved';
  return (
    <div className={css.deleteBooking}>
      <Button
        size="small"
        state={isUnresolved ? 'unavailable' : 'ready'}
        aria-describedby={isUnresolved ? reason : undefined}
        onClick={() => onDelete(id)}
      >
        <span>
          Remove
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </span>
      </Button>
      {isUnresolved && (
        <Text as="span" size="caption" tone="muted" id={reason}>
          Payment pending
        </Text>
      )}
    </div>
  );
}
