import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** A pending payment whose order is not in the list, because it was removed or the list could not be loaded. */
export interface AstrayPayment {
  /** The id of the order. */
  id: string;
  /** The name of the ordered product. */
  name: string;
  /** A short title, such as 'Payment not saved'. */
  message: string;
  /** The reference of the payment; '' if it has none. */
  reference: string;
  /** Links to its payment page. */
  href: string;
}

/**
 * Shows each payment above the list, because it has no row there (docs/product-rules.md#charged-but-patch-failed). Renders nothing if
 * there are none.
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
              <Link variant="text" href={href}>
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
