import { formatCount } from './formatCount.ts';

/** Formats dollars, at least 0 and rounded to cents, as '$1,234.50', or null as 'Price unavailable' (docs/product-rules.md#numbers-from-the-api). */
export function formatPrice(price: number | null): string {
  if (price === null) return 'Price unavailable';
  const cents = Math.round(price * 100);
  return `$${formatCount(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** Cents as dollars; null if there are more than a number can count exactly. */
const toDollars = (cents: number): number | null => (Number.isSafeInteger(cents) ? cents / 100 : null);

/** Price × quantity in dollars; null if it cannot be counted in cents. Calculates in cents to avoid rounding errors. */
export const totalPrice = (price: number, quantity: number): number | null => toDollars(Math.round(price * 100) * quantity);

/** The sum of the prices in dollars; null if it cannot be counted in cents. Calculates in cents to avoid rounding errors. */
export const sumPrices = (prices: readonly number[]): number | null =>
  toDollars(prices.reduce((cents, price) => cents + Math.round(price * 100), 0));
