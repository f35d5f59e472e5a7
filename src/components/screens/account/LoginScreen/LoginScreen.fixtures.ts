import { demoAccounts, wrongPassword } from '../../../blocks/LoginForm/LoginForm.fixtures.ts';
import type { LoginView } from './LoginScreen.tsx';

const offer = { createAccountHref: '/signup' };

/** One view of the screen for each of its states. */
export const loginViews = {
  editing: { ...offer, state: 'editing' },
  signingIn: { ...offer, state: 'signingIn' },
  refused: { ...offer, state: 'refused', message: wrongPassword },
} satisfies { [State in LoginView['state']]: Extract<LoginView, { state: State }> };

/** A password-reset email can be sent. */
export const withPasswordReset: LoginView = { ...offer, state: 'editing', canResetPassword: true };

/** The sandbox offers demo accounts. */
export const withDemoAccounts: LoginView = { ...offer, state: 'editing', demoAccounts };
