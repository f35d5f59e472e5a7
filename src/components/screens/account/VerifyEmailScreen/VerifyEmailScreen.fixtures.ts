import type { VerifyEmailView } from './VerifyEmailScreen.tsx';

const email = 'sam.carter@example.com';

/** One view for each state. */
export const verifyEmailViews = {
  asking: { state: 'asking', email },
  checking: { state: 'checking', email },
  unconfirmed: { state: 'unconfirmed', email },
  sending: { state: 'sending', email },
  sent: { state: 'sent', email },
  failed: { state: 'failed', email, message: 'Too many attempts. Wait a few minutes, then try again.' },
} satisfies { [State in VerifyEmailView['state']]: Extract<VerifyEmailView, { state: State }> };

/** An email address that cannot wrap. */
export const longEmail: VerifyEmailView = { ...verifyEmailViews.sent, email: `${'verylongname'.repeat(8)}@example.com` };
