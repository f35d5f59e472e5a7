import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** A payment that is not settled, of an order that is not in the list: removed meanwhile, or the list cannot be read. */
export interface AstrayPayment {
  /** The order's. */
  id: string;
  /** The order's product. */
  name: string;
  /** In a few words: 'Payment not saved'. */
  message: string;
  /** What to name the payment by; '' when it has none. */
  reference: string;
  /** Its payment page. */
  href: string;
}

/**
 * Tells of each above the list, since it has no row there (docs/product-rules.md#charged-but-patch-failed). Nothing where there are none.
 */
export function AstrayPayments({ payments }: { payments: readonly AstrayPayment[] }) {
  if (payments.length === 0) return null;
  return (
    <Stack as="ul" gap="small" aria-label="Payments without their order">
      {payments.map(({ id, name, message, reference, href }) => (
        <li key={id}>
          <Notice
            tone="caution"
            title={message}
            action={
              <Link look="text" href={href}>
                See payment<VisuallyHidden> {name}</VisuallyHidden>
              </Link>
            }
          >
            <bdi>{name}</bdi>
            {reference !== '' && (
              <>
                , reference <bdi>{reference}</bdi>
              </>
            )}
          </Notice>
        </li>
      ))}
    </Stack>
  );
}
