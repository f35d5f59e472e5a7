import { MY_ORDERS } from '#contract/texts.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';

/** Joins all sentences that are not '' to one text, because a page that is translated shows a change of a text only if it is alone. */
export const joinSentences = (...sentences: string[]): string => sentences.filter((sentence) => sentence !== '').join(' ');

/** The link to My Orders below the result of a payment. */
export function OrdersLine({ href }: { href: string }) {
  return (
    <Text tone="muted">
      Your orders are under{' '}
      <Link variant="text" href={href}>
        {MY_ORDERS}
      </Link>
      .
    </Text>
  );
}
