import { ADD_PRODUCT, ADD_REVIEW, HISTORY, MANAGE_ORDERS, MANAGE_TOOLS, MANAGE_USERS, MY_ORDERS, MY_PROFILE } from '#contract/texts.ts';
import type { Section } from '#components/blocks/SectionSkeleton/SectionSkeleton.tsx';

/** The dashboard's pages with their headings, which show while a page's code or the user's rights load. */
const SECTIONS: Readonly<Record<string, Section>> = {
  '': { title: MY_ORDERS, shape: 'table' },
  '/myProfile': { title: MY_PROFILE, shape: 'form' },
  '/history': { title: HISTORY, shape: 'table' },
  '/review': { title: ADD_REVIEW, shape: 'form' },
  '/manageAllOrders': { title: MANAGE_ORDERS, shape: 'table' },
  '/manageAllProducts': { title: MANAGE_TOOLS, shape: 'table' },
  '/addNewProducts': { title: ADD_PRODUCT, shape: 'form' },
  '/manageAllUser': { title: MANAGE_USERS, shape: 'table' },
};

/** Returns the page of the dashboard at this path. A page without a fixed heading, such as a payment, has a general one. */
export const sectionAt = (pathname: string): Section =>
  SECTIONS[pathname.replace(/^\/dashboard/, '').replace(/\/+$/, '')] ?? { title: 'One moment', shape: 'form' };
