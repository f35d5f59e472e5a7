'use client';

import { DELIVERY_DATE, PRODUCT_NAME } from '#contract/texts.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Table, type TableColumn } from '../../primitives/Table/Table.tsx';
import { TableSkeleton } from '../../primitives/Table/TableSkeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { breakable, table, nowrap } from '../OrderTable/OrderTable.css.ts';
import { pictureColumn } from '../OrderTable/pictureColumn.tsx';
import * as css from './PaidOrderTable.css.ts';

/** The data of one row, formatted for display. */
export interface PaidOrderView {
  id: string;
  name: string;
  /** In order of preference. */
  pictures: string[];
  deliveryDate: string;
  amount: string;
  transactionId: string;
  /** The link to the receipt. */
  href: string;
}

const columns: TableColumn<PaidOrderView>[] = [
  pictureColumn,
  {
    key: 'name',
    header: PRODUCT_NAME,
    card: 'lead',
    render: ({ name }) => (
      <div className={css.name}>
        <bdi>{name}</bdi>
      </div>
    ),
  },
  { key: 'date', header: DELIVERY_DATE, card: 'detail', render: ({ deliveryDate }) => <span className={nowrap}>{deliveryDate}</span> },
  { key: 'amount', header: 'Amount', align: 'end', card: 'aside', render: ({ amount }) => <span className={nowrap}>{amount}</span> },
  {
    key: 'transaction',
    header: 'Transaction Id',
    placeholder: (
      <div className={css.transaction}>
        <div className={css.idSkeleton}>
          <Skeleton shape="text" />
        </div>
        <div className={css.linkSkeleton}>
          <Skeleton shape="text" />
        </div>
      </div>
    ),
    render: ({ transactionId, href, name }) => (
      <div className={css.transaction}>
        <span className={breakable}>{transactionId}</span>
        <Link variant="text" href={href}>
          See receipt<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Link>
      </div>
    ),
  },
];

/** The paid orders, each with a link to its receipt (docs/product-rules.md#history). Use OrderTable for all orders. */
export function PaidOrderTable({ orders }: { orders: readonly PaidOrderView[] }) {
  return (
    <div className={table}>
      <Table caption="Paid orders" linesFrom="desktop" columns={columns} rows={orders} />
    </div>
  );
}

/** Placeholder for a PaidOrderTable while it loads. */
export const PaidOrderTableSkeleton = () => (
  <div className={table}>
    <TableSkeleton linesFrom="desktop" columns={columns} lines={4} />
  </div>
);
