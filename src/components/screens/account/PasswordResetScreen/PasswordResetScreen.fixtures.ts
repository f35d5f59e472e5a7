import type { PasswordResetView } from './PasswordResetScreen.tsx';

const email = 'sam.carter@example.com';

/** One view of the dialog for each of its states. */
export const resetViews = {
  asking: { state: 'asking', email },
  sending: { state: 'sending', email },
  failed: { state: 'failed', email, message: 'The sign-in service cannot be reached. Check your connection, then try again.' },
  sent: { state: 'sent', email },
} satisfies { [State in PasswordResetView['state']]: Extract<PasswordResetView, { state: State }> };

export const longEmail = `${'sam.carter.of.the.long.address.'.repeat(4)}@${'garage.'.repeat(6)}example.com`;
