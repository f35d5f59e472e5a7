// The names of what is held across the tabs: whoever touches the same thing must hold the same name.

/** The stock of a tool: taken by an order, given back after one. */
export const stockLock = (toolId: string): string => `stock:${toolId}`;

/** Whether a booking is paid: decided by a payment, asked by a removal. */
export const paymentLock = (bookingId: string): string => `pay:${bookingId}`;
