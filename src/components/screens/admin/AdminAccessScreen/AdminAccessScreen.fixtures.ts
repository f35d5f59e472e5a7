import type { AdminAccessView } from './AdminAccessScreen.tsx';

/** One view for each state. */
export const adminAccessViews = {
  checking: { state: 'checking' },
  unknown: { state: 'unknown', message: 'The shop has a problem at the moment. Please try again in a little while.' },
  refused: { state: 'refused', email: 'shopper@example.com', returnHref: '/dashboard/manageAllUser' },
} satisfies { [State in AdminAccessView['state']]: Extract<AdminAccessView, { state: State }> };

/** An email address that cannot wrap. */
export const longEmail: AdminAccessView = { ...adminAccessViews.refused, email: `${'verylongname'.repeat(8)}@example.com` };
