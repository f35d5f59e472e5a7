import { formatPrice } from '#contract/money.ts';

/**
 * Formats a booking's total with how it adds up, such as '20 × $3.40 = $68.00'. Returns the total alone if one item was ordered, or if the
 * price of one is not whole cents; '' if the total is unknown.
 */
export function formatAmount({ price, quantity }: { price: number | null; quantity: number | null }): string {
  if (price === null) return '';
  const cents = Math.round(price * 100);
  if (quantity === null || quantity <= 1 || cents === 0 || cents % quantity !== 0) return formatPrice(price);
  return `${quantity} × ${formatPrice(cents / quantity / 100)} = ${formatPrice(price)}`;
}
