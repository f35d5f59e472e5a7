import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';

/** The way back to My Orders, below what a payment came to. */
export function OrdersLine({ href }: { href: string }) {
  return (
    <Text tone="soft">
      Your orders are under{' '}
      <Link look="text" href={href}>
        My Orders
      </Link>
      .
    </Text>
  );
}
