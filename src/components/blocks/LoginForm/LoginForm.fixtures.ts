import type { DemoAccount } from './LoginForm.tsx';

export const demoAccounts: DemoAccount[] = [
  { email: 'shopper@example.com', password: 'shopper123', role: 'Shopper' },
  { email: 'admin@example.com', password: 'admin123', role: 'Administrator' },
];

export const wrongPassword = 'The email or the password is wrong.';
