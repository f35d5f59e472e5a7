import { formatPrice } from '#contract/money.ts';

interface Ordered {
  /** The total in dollars; null if unknown. */
  price: number | null;
  quantity: number | null;
}

/** Formats what an order consists of: '2 × $64.90'. Returns '' for a single item, and if the price of one is not known in whole cents. */
export function formatPieces({ price, quantity }: Ordered): string {
  const cents = price === null ? 0 : Math.round(price * 100);
  if (quantity === null || quantity <= 1 || cents === 0 || cents % quantity !== 0) return '';
  return `${quantity} × ${formatPrice(cents / quantity / 100)}`;
}

/** Formats an order's total with how it adds up: '20 × $3.40 = $68.00', or '$64.90' for a single item; '' if the total is unknown. */
export function formatAmount(order: Ordered): string {
  if (order.price === null) return '';
  const pieces = formatPieces(order);
  return pieces === '' ? formatPrice(order.price) : `${pieces} = ${formatPrice(order.price)}`;
}
