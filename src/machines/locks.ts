// The locks that tabs share. All code that changes a resource must use the same lock.

/** How long to wait for another tab, in milliseconds. Its work is settled by then, unless its page waits for its user. */
export const LOCK_TIMEOUT = 30_000;

/** Guards a tool's stock, which orders, stock returns, restocks and deleting the tool change. */
export const stockLock = (toolId: string): string => `stock:${toolId}`;

/** Guards a booking's payment. Deleting the booking acquires it too, because another tab may be paying. */
export const paymentLock = (bookingId: string): string => `pay:${bookingId}`;
