import { links } from '../../../blocks/DashboardLinks/DashboardLinks.fixtures.ts';
import type { DashboardView } from './DashboardScreen.tsx';

export const fixtures = {
  unknown: { state: 'unknown', ...links.unknown, current: '/dashboard' },
  customer: { state: 'customer', ...links.customer, current: '/dashboard' },
  administrator: { state: 'administrator', ...links.administrator, current: '/dashboard' },
} satisfies Record<DashboardView['state'], DashboardView>;
