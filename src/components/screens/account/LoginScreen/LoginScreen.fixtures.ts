import { demoAccounts, wrongPassword } from '../../../blocks/LoginForm/LoginForm.fixtures.ts';
import type { LoginView } from './LoginScreen.tsx';

const options = { createAccountHref: '/signup' };

/** One view of the screen for each of its states. */
export const loginViews = {
  editing: { ...options, state: 'editing' },
  signingIn: { ...options, state: 'signingIn' },
  refused: { ...options, state: 'refused', message: wrongPassword },
} satisfies { [State in LoginView['state']]: Extract<LoginView, { state: State }> };

/** The user was about to book a product. */
export const onTheWayToABooking: LoginView = {
  ...options,
  state: 'editing',
  purpose: {
    state: 'ready',
    name: 'Ratchet Combination Wrench Set, 12 pc',
    pictures: ['pictures/1f527.webp'],
    price: '$64.90',
  },
};

export const longPurpose: LoginView = {
  ...options,
  state: 'editing',
  purpose: {
    state: 'ready',
    name: 'Professional Workshop Tool Cabinet, Two Drawers, 262 Pieces, Foam Inlays and Verriegelungszylinderschlüsselersatzsatz',
    pictures: [],
    price: 'Price unavailable',
  },
};

/** A password-reset email can be sent. */
export const withPasswordReset: LoginView = { ...options, state: 'editing', canResetPassword: true };

/** The sandbox offers demo accounts. */
export const withDemoAccounts: LoginView = { ...options, state: 'editing', demoAccounts };
