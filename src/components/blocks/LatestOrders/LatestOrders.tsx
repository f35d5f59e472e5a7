import { useId } from 'react';
import type { AsyncValue } from '../../asyncList.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmailAddress } from '../../primitives/EmailAddress/EmailAddress.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { CardLabel } from '../FigureCard/CardLabel.tsx';
import { unknown } from '../FigureCard/FigureCard.css.ts';
import * as css from './LatestOrders.css.ts';

/** The number of orders that the card has space for. */
export const LATEST_ORDERS = 5;

/** An order in a line, formatted for display. */
export interface LatestOrderView {
  id: string;
  name: string;
  /** In order of preference. */
  pictures: readonly string[];
  /** The customer's. */
  email: string;
  total: string;
  isPaid: boolean;
  /** Links to all fields of the order. */
  href: string;
}

export interface LatestOrdersProps {
  orders: AsyncValue<readonly LatestOrderView[]>;
  /** Links to the list of all orders. */
  href: string;
}

/** The newest orders in a card of the overview, each with a link to its fields. Like FigureCard, it leaves the error message to its parent. */
export function LatestOrders({ orders, href }: LatestOrdersProps) {
  const labelId = useId();
  return (
    <Card as="article" aria-labelledby={labelId} aria-busy={orders.state === 'loading'} data-state={orders.state}>
      <CardLabel id={labelId} href={href} area="label">
        Latest orders
      </CardLabel>
      <Orders orders={orders} />
    </Card>
  );
}

const placeholder = (
  <div className={css.row}>
    <Skeleton shape="thumb" />
    <div className={css.who}>
      <span className={css.name}>
        <Skeleton shape="text" width="half" />
      </span>
      <Text as="span" size="small" tone="muted">
        <Skeleton shape="text" width="short" />
      </Text>
    </div>
  </div>
);

function Orders({ orders }: Pick<LatestOrdersProps, 'orders'>) {
  switch (orders.state) {
    case 'loading':
      return (
        <div className={css.list}>
          {Array.from({ length: LATEST_ORDERS }, (_, index) => (
            <div key={index} className={css.item}>
              {placeholder}
            </div>
          ))}
        </div>
      );
    case 'failed':
      return <p className={unknown}>Unknown</p>;
    case 'ready':
      if (orders.figures.length === 0) return <p className={css.none}>No orders yet</p>;
      return (
        <ul className={css.list}>
          {orders.figures.map((order) => (
            <li key={order.id} className={css.item}>
              <Order order={order} />
            </li>
          ))}
        </ul>
      );
    default:
      return orders satisfies never;
  }
}

const Order = ({ order: { name, pictures, email, total, isPaid, href } }: { order: LatestOrderView }) => (
  <Link href={href}>
    <span className={css.row}>
      <Picture sources={pictures} alt="" size="thumb" />
      <span className={css.who}>
        <span className={css.name} dir="auto">
          {name}
        </span>
        <Text as="span" size="small" tone="muted">
          <EmailAddress address={email} />
        </Text>
      </span>
      <span className={css.amount}>
        <span className={css.total}>{total}</span>
        <Badge tone={isPaid ? 'good' : 'caution'}>{isPaid ? 'Paid' : 'Unpaid'}</Badge>
      </span>
    </span>
  </Link>
);
