'use client';

import { createContext, type ReactNode, use } from 'react';
import { formatDay } from '#contract/formatDay.ts';
import { ADDRESS, DELIVERY_DATE, EMAIL, NAME, PAYMENT, PENDING, PHONE, QUANTITY, STATUS } from '#contract/texts.ts';
import { breakable, nowrap } from '../../../blocks/OrderTable/OrderTable.css.ts';
import { ProductCell } from '../../../blocks/ProductCell/ProductCell.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import type { TableColumn } from '../../../primitives/Table/tableColumn.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { type ManagedOrderView, textOrMissing, totalText } from './manageOrdersView.ts';

/** Opens the panel of an order. */
export const OpenOrder = createContext<(id: string) => void>(() => {});

const paymentStatus = ({ isPaid }: ManagedOrderView) => (isPaid ? 'Paid' : 'Unpaid');

/** 'Paid' or 'Unpaid', with its colour. */
export const PaymentBadge = ({ order }: { order: ManagedOrderView }) => (
  <Badge tone={order.isPaid ? 'good' : 'caution'}>{paymentStatus(order)}</Badge>
);

/** A customer's email, or 'Not given'. */
export const CustomerEmail = ({ email }: Pick<ManagedOrderView, 'email'>) =>
  email.trim() === '' ? textOrMissing(email) : <EmailAddress address={email} />;

const breaking = (text: ReactNode) => (
  <span className={breakable} dir="auto">
    {text}
  </span>
);

/** The documented columns (docs/spec.md#manage-all-orders), and Email, Total and Payment (docs/product-rules.md#manage-all-orders). */
export const orderColumns: readonly TableColumn<ManagedOrderView>[] = [
  {
    key: 'name',
    header: NAME,
    card: 'lead',
    width: 'share',
    sort: 'text',
    value: ({ product }) => product,
    render: ({ name, pictures }) => <ProductCell name={name} pictures={pictures} />,
  },
  {
    key: 'email',
    header: EMAIL,
    card: 'extra',
    sort: 'text',
    value: ({ email }) => email,
    render: ({ email }) => breaking(<CustomerEmail email={email} />),
  },
  {
    key: 'quantity',
    header: QUANTITY,
    align: 'end',
    card: 'fact',
    sort: 'number',
    value: ({ quantity }) => quantity,
    render: ({ quantity }) => breaking(String(quantity ?? 'Unknown')),
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    card: 'aside',
    sort: 'number',
    value: ({ total }) => total,
    render: ({ total }) => breaking(totalText(total)),
  },
  {
    key: 'date',
    header: DELIVERY_DATE,
    card: 'detail',
    sort: 'day',
    value: ({ date }) => date,
    render: ({ date }) => <span className={nowrap}>{formatDay(date)}</span>,
  },
  { key: 'phone', header: PHONE, card: 'extra', value: ({ phone }) => phone, render: ({ phone }) => breaking(textOrMissing(phone)) },
  {
    key: 'address',
    header: ADDRESS,
    card: 'extra',
    value: ({ address }) => address,
    render: ({ address }) => breaking(textOrMissing(address)),
  },
  { key: 'status', header: STATUS, card: 'action', value: () => PENDING, render: (order) => <StatusCell order={order} /> },
  {
    key: 'payment',
    header: PAYMENT,
    card: 'badge',
    sort: 'text',
    value: paymentStatus,
    render: (order) => <PaymentBadge order={order} />,
  },
];

/** Opens the order's panel. */
function StatusCell({ order: { id, name } }: { order: ManagedOrderView }) {
  const onOpen = use(OpenOrder);
  return (
    <Button size="small" aria-haspopup="dialog" onClick={() => onOpen(id)}>
      <span>
        {PENDING}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </span>
    </Button>
  );
}
