import type { SnapshotFrom } from 'xstate';
import type { LoginView } from '#components/screens/account/LoginScreen/LoginScreen.tsx';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import type { OriginState } from '../../navigation/origin.ts';
import type { DemoAccount } from '../../services/services.ts';
import { identitySentence } from '../../texts/identitySentences.ts';

interface NavigationRef {
  demoAccounts: DemoAccount[];
  /** Where the visitor came from: kept over a detour through /signup. */
  origin: string;
  /** Whether a letter for a new password can be sent. */
  offersReset: boolean;
}

/** The auth machine's state as the login screen shows it. Only a visitor sees it: whoever is signed in is sent on. */
export function toLoginView(
  { value, context }: SnapshotFrom<typeof authMachine>,
  { demoAccounts, origin, offersReset }: NavigationRef,
): LoginView {
  const offer = { createAccountHref: '/signup', linkState: { origin } satisfies OriginState, demoAccounts, offersReset };
  switch (value) {
    case 'restoring':
    case 'unsettled':
    case 'signedOut':
    case 'signedIn':
    case 'signingOut':
    case 'profileUnsaved':
      return { state: 'editing', ...offer };
    case 'signingIn':
    case 'signingUp':
    case 'savingProfile':
    case 'signingInWithGoogle':
      return { state: 'signingIn', ...offer };
    case 'refused':
      return { state: 'refused', message: identitySentence(context.refusal ?? { code: 'unknown', message: '' }), ...offer };
    default:
      return value satisfies never;
  }
}
