import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import type { AccountPage } from '#components/blocks/AccountIntro/AccountIntro.tsx';
import type { DashboardLink } from '#components/blocks/DashboardLinks/DashboardLinks.tsx';
import type { Section } from '#components/blocks/SectionSkeleton/SectionSkeleton.tsx';

/** A page of the shop: its address, and what follows from it (src/app/pages.ts). */
export interface Page {
  /** Within the site: '/booking/:id'. Addresses match whatever their case, with and without a slash at the end. */
  path: string;
  /** For whom it is. Pages for users and administrators get who is signed in from `useIdentity`. */
  access: 'everybody' | 'user' | 'administrator';
  /** The title of the document, before the shop's name. @default the shop's name alone */
  title?: string;
  /** Loads its code. Omitted for home, which is part of the first load. */
  load?: () => Promise<ComponentType>;
  /** Loads what is shown until the shop knows who is signed in. @default a spinner, in the dashboard the page's heading */
  loadPlaceholder?: () => Promise<ComponentType>;
  /** Its link in the navigation bar. A page that needs an account has one only for those who are signed in. */
  barLink?: string;
  /** In the dashboard: its link. */
  dashboardLink?: Pick<DashboardLink, 'label' | 'icon'> & {
    /** Leaves the link out for administrators. */
    isForCustomers?: boolean;
  };
  /** In the dashboard: the heading that shows while it loads. @default its title */
  heading?: string;
  /** In the dashboard: the shape of its contents while they load. */
  shape?: Section['shape'];
  /** The reason for an account that the sign-in page gives. @default for administrators, that the page is theirs */
  accountFor?: Exclude<AccountPage, 'admin'>;
}

/** Returns the page that is shown, or is about to be. */
export function useCurrentPage(): Page | undefined {
  return useMatches().at(-1)?.handle as Page | undefined;
}

/** Returns what stands in the place of a page of the dashboard while it loads. */
export const sectionOf = (page: Page | undefined): Section => ({
  title: page?.heading ?? page?.title ?? 'One moment',
  shape: page?.shape ?? 'form',
});

/** True for the pages of the dashboard, which share its frame. */
export const isInDashboard = ({ path }: Page): boolean => path === '/dashboard' || path.startsWith('/dashboard/');

/** True for a page without parameters in its path. */
export const hasOneAddress = ({ path }: Page): boolean => !/[:*]/.test(path);

/** True for the pages that show something before it is known who is signed in, at an address of their own. The build writes them as HTML. */
export const isPrerendered = (page: Page): boolean => hasOneAddress(page) && (page.access === 'everybody' || isInDashboard(page));
