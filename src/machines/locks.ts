// Names of the locks that tabs share. All code that changes a resource must use the same lock.

/** Guards a tool's stock, which orders, stock returns, restocks and deleting the tool change. */
export const stockLock = (toolId: string): string => `stock:${toolId}`;

/** Guards a booking's payment. Deleting the booking acquires it too, because another tab may be paying. */
export const paymentLock = (bookingId: string): string => `pay:${bookingId}`;
