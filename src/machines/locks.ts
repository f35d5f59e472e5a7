// Names of the locks that tabs share. All code that changes a resource must use the same lock.

/** Guards a tool's stock: orders, stock returns and restocks change it, and deleting the tool ends it. */
export const stockLock = (toolId: string): string => `stock:${toolId}`;

/** Guards a booking's payment: paying changes it, and deleting the booking checks it first. */
export const paymentLock = (bookingId: string): string => `pay:${bookingId}`;
