const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats dollars as '$1,234.50', or null as 'Price unavailable' (docs/product-rules.md#numbers-from-the-api). */
export const formatPrice = (price: number | null): string => (price === null ? 'Price unavailable' : dollars.format(price));

/** Price × quantity in dollars. Calculates in cents to avoid rounding errors. */
export const totalPrice = (price: number, quantity: number): number => (Math.round(price * 100) * quantity) / 100;

/** The sum of the prices in dollars. Calculates in cents to avoid rounding errors. */
export const sumPrices = (prices: readonly number[]): number => prices.reduce((cents, price) => cents + Math.round(price * 100), 0) / 100;
