import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Table, type TableColumn } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { breakable, table, whole } from './OrderTable.css.ts';
import type { OrderRowView } from './orderRow.ts';
import { PaymentCell } from './PaymentCell.tsx';
import { RemoveCell } from './RemoveCell.tsx';

export interface OrderTableProps {
  orders: readonly OrderRowView[];
  /** Never called for an order whose payment is unresolved. */
  onRemove: (id: string) => void;
}

/** The user's orders (docs/spec.md#my-orders). Below 640 px each one is a card. */
export function OrderTable({ orders, onRemove }: OrderTableProps) {
  const columns: TableColumn<OrderRowView>[] = [
    {
      key: 'image',
      header: 'Image',
      card: 'lead',
      render: ({ id, pictures }) => <Picture sources={pictures} seed={id} alt="" size="thumb" />,
    },
    {
      key: 'name',
      header: 'Product Name',
      card: 'lead',
      render: ({ name }) => (
        <Text as="span" weight="semibold">
          <span className={breakable}>{name}</span>
        </Text>
      ),
    },
    { key: 'date', header: 'Delivery Date', render: ({ deliveryDate }) => <span className={whole}>{deliveryDate}</span> },
    { key: 'quantity', header: 'Quantity', align: 'end', render: ({ quantity }) => quantity },
    { key: 'payment', header: 'Payment', render: ({ payment, name }) => <PaymentCell payment={payment} name={name} /> },
    { key: 'remove', header: 'Remove Product', render: (order) => <RemoveCell order={order} onRemove={onRemove} /> },
  ];
  return (
    <div className={table}>
      <Table caption="My orders" columns={columns} rows={orders} />
    </div>
  );
}
