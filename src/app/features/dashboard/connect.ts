import type { SnapshotFrom } from 'xstate';
import type { DashboardRole, DashboardView } from '#components/screens/dashboard/DashboardScreen/DashboardScreen.tsx';
import type { adminAccessMachine } from '#machines/admin/adminAccess.machine.ts';
import type { Page } from '../../navigation/page.ts';

type AdminAccessSnapshot = Pick<SnapshotFrom<typeof adminAccessMachine>, 'value'> | undefined;

/** Returns the role that the dashboard is shown for. It is 'unknown' after a failed check. A known role stays while it is rechecked. */
export function toDashboardRole(snapshot: AdminAccessSnapshot): DashboardRole {
  const value = snapshot?.value;
  switch (value) {
    case undefined:
    case 'signedOut':
    case 'checking':
    case 'unknown':
      return 'unknown';
    case 'denied':
    case 'recheckingDenied':
      return 'customer';
    case 'allowed':
    case 'recheckingAllowed':
      return 'administrator';
    default:
      return value satisfies never;
  }
}

interface Shown {
  /** Their links are in the dashboard. */
  pages: readonly Page[];
  /** The page in the dashboard. */
  page: Page | undefined;
  pathname: string;
}

/** The dashboard with the links of the user's role: the user's own pages, and the pages for administrators. */
export function toDashboardView(snapshot: AdminAccessSnapshot, { pages, page, pathname }: Shown): DashboardView {
  const state = toDashboardRole(snapshot);
  const linksFor = (access: Page['access']) =>
    pages.flatMap(({ path, dashboardLink, ...other }) => {
      if (dashboardLink === undefined || other.access !== access) return [];
      const { isForCustomers = false, ...link } = dashboardLink;
      return isForCustomers && state !== 'customer' ? [] : [{ href: path, ...link }];
    });
  return {
    state,
    userLinks: linksFor('user'),
    adminLinks: state === 'administrator' ? linksFor('administrator') : [],
    // The page's own path marks its link, however the address was typed.
    current: page?.path ?? pathname,
    isTask: page?.shape === 'payment',
  };
}
