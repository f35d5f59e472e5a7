import { demoAccounts, wrongPassword } from '../../../blocks/LoginForm/LoginForm.fixtures.ts';
import type { LoginView } from './LoginScreen.tsx';
import type { PasswordReset } from './passwordReset.ts';

const offer = { createAccountHref: '/signup' };

/** One view of the screen for each of its states. */
export const loginViews = {
  editing: { ...offer, state: 'editing' },
  signingIn: { ...offer, state: 'signingIn' },
  refused: { ...offer, state: 'refused', message: wrongPassword },
} satisfies { [State in LoginView['state']]: Extract<LoginView, { state: State }> };

/** The sandbox offers its accounts. */
export const withDemoAccounts: LoginView = { ...offer, state: 'editing', demoAccounts };

const email = 'sam.carter@example.com';

/** One dialog for each state of a letter for a new password. */
export const resets = {
  closed: { state: 'closed' },
  asking: { state: 'asking', email },
  sending: { state: 'sending', email },
  failed: { state: 'failed', email, message: 'The sign-in service cannot be reached. Check your connection, then try again.' },
  sent: { state: 'sent', email },
} satisfies { [State in PasswordReset['state']]: Extract<PasswordReset, { state: State }> };

/** The login form beneath one of them. */
export const withReset = (reset: PasswordReset): LoginView => ({ ...offer, state: 'editing', reset });

export const longEmail = `${'sam.carter.of.the.long.address.'.repeat(4)}@${'garage.'.repeat(6)}example.com`;
