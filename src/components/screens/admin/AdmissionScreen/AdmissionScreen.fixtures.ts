import type { AdmissionView } from './AdmissionScreen.tsx';

/** One view for each state. */
export const admissionViews = {
  checking: { state: 'checking' },
  unknown: { state: 'unknown', message: 'The shop has a problem at the moment. Please try again in a little while.' },
  refused: { state: 'refused', email: 'shopper@example.com', originHref: '/dashboard/manageAllUser' },
} satisfies { [State in AdmissionView['state']]: Extract<AdmissionView, { state: State }> };

/** An email address that cannot wrap. */
export const longEmail: AdmissionView = { ...admissionViews.refused, email: `${'verylongname'.repeat(8)}@example.com` };
