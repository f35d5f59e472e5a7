import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs';
import { CountBadge } from '../../primitives/CountBadge/CountBadge.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { badge, cart } from './CartLink.css.ts';

interface CartLinkProps {
  /** null while unknown, which is never shown as 0 (docs/product-rules.md#cart-badge). */
  orders: number | null;
  current: string;
}

const nameOf = (orders: number | null): string => {
  if (orders === null) return 'Orders';
  return orders === 1 ? '1 order' : `${orders} orders`;
};

/** The cart icon with the number of the user's bookings, linked to them. */
export function CartLink({ orders, current }: CartLinkProps) {
  return (
    <span className={cart}>
      <Link look="plain" href="/myOrders" aria-current={current === '/myOrders' ? 'page' : undefined}>
        <Icon icon={ShoppingCart} />
        {orders !== null && orders > 0 && (
          <span className={badge} aria-hidden="true">
            <CountBadge count={orders} />
          </span>
        )}
        <VisuallyHidden>{nameOf(orders)}</VisuallyHidden>
      </Link>
    </span>
  );
}
