import { formatCount } from './formatCount.ts';

/** Formats dollars, at least 0 and rounded to cents, as '$1,234.50', or null as 'Price unavailable' (docs/product-rules.md#numbers-from-the-api). */
export function formatPrice(price: number | null): string {
  if (price === null) return 'Price unavailable';
  // The greatest total is so large that, as a number, its text would be '8.1e+31'.
  const cents = BigInt(Math.round(price * 100));
  return `$${formatCount(cents / 100n)}.${String(cents % 100n).padStart(2, '0')}`;
}

/** Price × quantity in dollars. Calculates in cents to avoid rounding errors. */
export const totalPrice = (price: number, quantity: number): number => (Math.round(price * 100) * quantity) / 100;

/** The sum of the prices in dollars. Calculates in cents to avoid rounding errors. */
export const sumPrices = (prices: readonly number[]): number => prices.reduce((cents, price) => cents + Math.round(price * 100), 0) / 100;
