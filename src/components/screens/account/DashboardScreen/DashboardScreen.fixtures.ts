import type { DashboardView } from './DashboardScreen.tsx';

export const fixtures = {
  unknown: { state: 'unknown', current: '/dashboard' },
  customer: { state: 'customer', current: '/dashboard' },
  administrator: { state: 'administrator', current: '/dashboard' },
} satisfies Record<DashboardView['state'], DashboardView>;
