import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Table, type TableColumn, type TableRow } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { breakable, table, whole } from './OrderTable.css.ts';
import type { OrderRowView } from './orderRow.ts';

export interface OrderTableProps {
  orders: readonly OrderRowView[];
  onRemove: (id: string) => void;
}

/** The user's orders (SPEC §2 "My Orders"); below 640 px each is a card. */
export function OrderTable({ orders, onRemove }: OrderTableProps) {
  const columns: TableColumn<OrderRowView & TableRow>[] = [
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
    {
      key: 'payment',
      header: 'Payment',
      render: ({ paid }) => (paid ? <Badge tone="good">Payed</Badge> : <Badge tone="caution">Unpaid</Badge>),
    },
    {
      key: 'remove',
      header: 'Remove Product',
      render: ({ id, name }) => (
        <Button size="small" onClick={() => onRemove(id)}>
          Remove
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <div className={table}>
      <Table caption="My orders" columns={columns} rows={orders.map((order) => ({ key: order.id, ...order }))} />
    </div>
  );
}
