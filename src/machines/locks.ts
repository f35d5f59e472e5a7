// Names of the locks that all tabs share. Code that changes the same resource must use the same name.

/** Guards a tool's stock, which orders, stock returns and restocks change. */
export const stockLock = (toolId: string): string => `stock:${toolId}`;

/** Guards a booking's payment: paying changes it, removing the booking checks it. */
export const paymentLock = (bookingId: string): string => `pay:${bookingId}`;
