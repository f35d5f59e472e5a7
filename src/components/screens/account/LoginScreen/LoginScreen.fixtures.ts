import { demoAccounts, wrongPassword } from '../../../blocks/LoginForm/LoginForm.fixtures.ts';
import type { LoginView } from './LoginScreen.tsx';

const options = { createAccountHref: '/signup' };

/** One view of the screen for each of its states. */
export const loginViews = {
  editing: { ...options, state: 'editing' },
  signingIn: { ...options, state: 'signingIn' },
  refused: { ...options, state: 'refused', message: wrongPassword },
} satisfies { [State in LoginView['state']]: Extract<LoginView, { state: State }> };

/** A password-reset email can be sent. */
export const withPasswordReset: LoginView = { ...options, state: 'editing', canResetPassword: true };

/** The sandbox offers demo accounts. */
export const withDemoAccounts: LoginView = { ...options, state: 'editing', demoAccounts };
