const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.50`; 'Price unavailable' for a price that could not be read (docs/product-rules.md#numbers-from-the-api). */
export const formatPrice = (price: number | null): string => (price === null ? 'Price unavailable' : dollars.format(price));

/** Price × quantity in dollars, counted in cents so that no half cent creeps in. */
export const totalPrice = (price: number, quantity: number): number => (Math.round(price * 100) * quantity) / 100;

/** All the prices together in dollars, counted in cents. */
export const sumPrices = (prices: readonly number[]): number => prices.reduce((cents, price) => cents + Math.round(price * 100), 0) / 100;
