import type { Section } from '#components/blocks/SectionSkeleton/SectionSkeleton.tsx';

/** The dashboard's pages with their headings, which show while a page's code or the user's rights load. */
const SECTIONS: Readonly<Record<string, Section>> = {
  '': { title: 'My Orders', shape: 'table' },
  '/myProfile': { title: 'My Profile', shape: 'form' },
  '/history': { title: 'History', shape: 'table' },
  '/review': { title: 'Please Add A Review', shape: 'form' },
  '/manageAllOrders': { title: 'Manage All Orders', shape: 'table' },
  '/manageAllProducts': { title: 'Manage Car Tools', shape: 'table' },
  '/addNewProducts': { title: 'Please Add A Product', shape: 'form' },
  '/manageAllUser': { title: 'Manage All User', shape: 'table' },
};

/** Returns the page of the dashboard at this path. A page without a fixed heading, such as a payment, has a general one. */
export const sectionAt = (pathname: string): Section =>
  SECTIONS[pathname.replace(/^\/dashboard/, '').replace(/\/+$/, '')] ?? { title: 'One moment', shape: 'form' };
