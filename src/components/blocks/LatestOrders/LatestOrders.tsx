import type { AsyncValue } from '../../asyncList.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { EmailAddress } from '../../primitives/EmailAddress/EmailAddress.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LIST } from '../../primitives/list.ts';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AsyncCard } from '../FigureCard/AsyncCard.tsx';
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

/** The newest orders in a card of the overview, each with a link to its fields. Like FigureCard, it leaves the error message to its parent. */
export const LatestOrders = ({ orders, href }: LatestOrdersProps) => (
  <AsyncCard
    label="Latest orders"
    href={href}
    area="label"
    value={orders}
    loading={
      <div className={css.list}>
        {Array.from({ length: LATEST_ORDERS }, (_, index) => (
          <div key={index} className={css.item}>
            {placeholder}
          </div>
        ))}
      </div>
    }
  >
    {(rows) =>
      rows.length === 0 ? (
        <p className={css.none}>No orders yet</p>
      ) : (
        <ul role={LIST} className={css.list}>
          {rows.map((order) => (
            <li key={order.id} className={css.item}>
              <Order order={order} />
            </li>
          ))}
        </ul>
      )
    }
  </AsyncCard>
);

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
