import { Badge } from '../../primitives/Badge/Badge.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { breakable, paid, payment as paymentLook } from './OrderTable.css.ts';
import type { OrderPayment } from './orderRow.ts';

interface PaymentCellProps {
  payment: OrderPayment;
  /** The order's product. It gives each link a unique accessible name. */
  name: string;
}

/** Shows if an order is paid, with a link to its payment or receipt (docs/spec.md#my-orders). */
export function PaymentCell({ payment, name }: PaymentCellProps) {
  const ofProduct = <VisuallyHidden> {name}</VisuallyHidden>;
  switch (payment.state) {
    case 'payable':
      return (
        <ButtonLink tone="accent" size="small" href={payment.href}>
          <span>Pay{ofProduct}</span>
        </ButtonLink>
      );
    case 'paid':
      return (
        <div className={paid}>
          <Badge tone="good">Payed</Badge>
          <Link look="text" href={payment.href}>
            Receipt{ofProduct}
          </Link>
        </div>
      );
    case 'priceless':
      return <Badge tone="caution">Unpaid</Badge>;
    case 'unresolved':
      return (
        <div className={paymentLook}>
          <Badge tone="caution">{payment.message}</Badge>
          {payment.reference !== '' && (
            <Text as="span" size="caption" tone="soft">
              <VisuallyHidden>Reference </VisuallyHidden>
              <span className={breakable}>{payment.reference}</span>
            </Text>
          )}
          <Link look="text" href={payment.href}>
            See payment{ofProduct}
          </Link>
        </div>
      );
    default:
      return payment satisfies never;
  }
}
