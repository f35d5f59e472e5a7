'use client';

import { ADDRESS, DELIVERY_DATE, EMAIL, NAME, PAYMENT, PENDING, PHONE, QUANTITY, STATUS } from '#contract/texts.ts';
import { breakable, nowrap } from '../../../blocks/OrderTable/OrderTable.css.ts';
import { ProductCell } from '../../../blocks/ProductCell/ProductCell.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { TableColumn } from '../../../primitives/Table/tableColumn.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ManagedOrderView, PaymentStatus } from './manageOrdersView.ts';

const PAYMENT_TONES = { Paid: 'good', Unpaid: 'caution' } as const satisfies Record<PaymentStatus, string>;

/** 'Paid' or 'Unpaid', with its colour. */
export const PaymentBadge = ({ payment }: { payment: PaymentStatus }) => <Badge tone={PAYMENT_TONES[payment]}>{payment}</Badge>;

const text = (text: string) => (
  <span className={breakable} dir="auto">
    {text}
  </span>
);

/**
 * The documented columns (docs/spec.md#manage-all-orders), and Email, Total and Payment (docs/product-rules.md#manage-all-orders). Memoize
 * them by `onOpen`.
 */
export const orderColumns = (onOpen: (id: string) => void): readonly TableColumn<ManagedOrderView>[] => [
  {
    key: 'name',
    header: NAME,
    card: 'lead',
    width: 'share',
    isSortable: true,
    render: ({ name, pictures }) => <ProductCell name={name} pictures={pictures} />,
  },
  { key: 'email', header: EMAIL, card: 'extra', isSortable: true, render: ({ email }) => text(email) },
  { key: 'quantity', header: QUANTITY, align: 'end', card: 'fact', isSortable: true, render: ({ quantity }) => text(quantity) },
  { key: 'total', header: 'Total', align: 'end', card: 'aside', isSortable: true, render: ({ total }) => text(total) },
  {
    key: 'date',
    header: DELIVERY_DATE,
    card: 'detail',
    isSortable: true,
    render: ({ deliveryDate }) => <span className={nowrap}>{deliveryDate}</span>,
  },
  { key: 'phone', header: PHONE, card: 'extra', render: ({ phone }) => text(phone) },
  { key: 'address', header: ADDRESS, card: 'extra', render: ({ address }) => text(address) },
  {
    key: 'status',
    header: STATUS,
    card: 'action',
    render: ({ id, name }) => (
      <Button size="small" aria-haspopup="dialog" onClick={() => onOpen(id)}>
        <span>
          {PENDING}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </span>
      </Button>
    ),
  },
  { key: 'payment', header: PAYMENT, card: 'badge', isSortable: true, render: ({ payment }) => <PaymentBadge payment={payment} /> },
];
