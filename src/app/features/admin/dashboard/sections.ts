import {
  ADD_PRODUCT,
  ADD_REVIEW,
  HISTORY,
  MANAGE_ORDERS,
  MANAGE_TOOLS,
  MANAGE_USERS,
  MY_ORDERS,
  MY_PROFILE,
  PAYMENT,
} from '#contract/texts.ts';
import type { Section } from '#components/blocks/SectionSkeleton/SectionSkeleton.tsx';
import { isPaymentPage } from '../../../navigation/paymentPath.ts';

/** The dashboard's pages with their headings, which show while a page's code or the user's rights load. */
const SECTIONS: Readonly<Record<string, Section>> = {
  '': { title: MY_ORDERS, shape: 'list' },
  '/myProfile': { title: MY_PROFILE, shape: 'form' },
  '/history': { title: HISTORY, shape: 'list' },
  '/review': { title: ADD_REVIEW, shape: 'form' },
  '/manageAllOrders': { title: MANAGE_ORDERS, shape: 'table' },
  '/manageAllProducts': { title: MANAGE_TOOLS, shape: 'table' },
  '/addNewProducts': { title: ADD_PRODUCT, shape: 'form' },
  '/manageAllUser': { title: MANAGE_USERS, shape: 'table' },
};

/** The heading of a payment until its order has loaded, so that the page does not announce itself under two names. */
const payment: Section = { title: PAYMENT, shape: 'payment' };

/** Returns the page of the dashboard at this path. An unknown page has a general heading. */
export const sectionAt = (pathname: string): Section =>
  isPaymentPage(pathname)
    ? payment
    : (SECTIONS[pathname.replace(/^\/dashboard/, '').replace(/\/+$/, '')] ?? { title: 'One moment', shape: 'form' });
