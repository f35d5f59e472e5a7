/** The demo accounts (mocks/data/accounts.ts). */
export const shopper = { email: 'shopper@example.com', password: 'shopper123' };
export const administrator = { email: 'admin@example.com', password: 'admin123' };
