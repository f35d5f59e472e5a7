import type { DashboardLinksProps } from './DashboardLinks.tsx';

export const links = {
  unknown: { role: 'unknown', current: '/dashboard' },
  customer: { role: 'customer', current: '/dashboard/myProfile' },
  administrator: { role: 'administrator', current: '/dashboard/manageAllProducts' },
} satisfies { [Role in DashboardLinksProps['role']]: DashboardLinksProps };
