import type { AccountPage } from '#components/blocks/AccountIntro/AccountIntro.tsx';
import { isPaymentPage } from './paymentPath.ts';

const PAGES: Readonly<Record<string, AccountPage>> = {
  '/myorders': 'orders',
  '/dashboard': 'orders',
  '/dashboard/history': 'orders',
  '/addareview': 'review',
  '/dashboard/review': 'review',
  '/myprofile': 'profile',
  '/dashboard/myprofile': 'profile',
  '/dashboard/manageallorders': 'admin',
  '/dashboard/manageallproducts': 'admin',
  '/dashboard/addnewproducts': 'admin',
  '/dashboard/managealluser': 'admin',
};

/** Returns the page with this path, if it needs an account. Like the router, ignores case and trailing slashes. */
export const accountPageOf = (path: string): AccountPage | undefined =>
  isPaymentPage(path) ? 'payment' : PAGES[path.replace(/\/+$/, '').toLowerCase()];
