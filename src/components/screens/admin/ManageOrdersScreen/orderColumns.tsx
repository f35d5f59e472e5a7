import { breakable } from '../../../blocks/OrderTable/OrderTable.css.ts';
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
 * The documented columns (docs/spec.md#manage-all-orders), and Payment (docs/product-rules.md#manage-all-orders). Memoize them by
 * `onOpen`.
 */
export const orderColumns = (onOpen: (id: string) => void): readonly TableColumn<ManagedOrderView>[] => [
  {
    key: 'name',
    header: 'Name',
    card: 'lead',
    width: 'wide',
    isSortable: true,
    render: ({ id, name, pictures }) => <ProductCell id={id} name={name} pictures={pictures} />,
  },
  { key: 'quantity', header: 'Quantity', isSortable: true, render: ({ quantity }) => quantity },
  { key: 'date', header: 'Delivery Date', isSortable: true, render: ({ deliveryDate }) => deliveryDate },
  { key: 'phone', header: 'Phone', render: ({ phone }) => text(phone) },
  { key: 'address', header: 'Address', render: ({ address }) => text(address) },
  {
    key: 'status',
    header: 'Status',
    render: ({ id, name }) => (
      <Button size="small" aria-haspopup="dialog" onClick={() => onOpen(id)}>
        <span>
          Pending<VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </Button>
    ),
  },
  { key: 'payment', header: 'Payment', isSortable: true, render: ({ payment }) => <PaymentBadge payment={payment} /> },
];
