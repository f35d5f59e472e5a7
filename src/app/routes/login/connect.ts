import type { SnapshotFrom } from 'xstate';
import type { LoginView } from '#components/screens/account/LoginScreen/LoginScreen.tsx';
import type { PasswordReset } from '#components/screens/account/LoginScreen/passwordReset.ts';
import { IdentityError } from '#contract/identityError.ts';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import type { OriginState } from '../../navigation/origin.ts';
import type { WriteState } from '../../queries/useWrite.ts';
import type { DemoAccount } from '../../services/services.ts';
import { identitySentence } from '../../texts/identitySentences.ts';

interface Surroundings {
  demoAccounts: DemoAccount[];
  /** Where the visitor came from: kept over a detour through /signup. */
  origin: string;
  /** 'Forgot password?', where a letter can be sent. */
  reset?: PasswordReset | undefined;
}

/** The auth machine's state as the login screen shows it. Only a visitor sees it: whoever is signed in is sent on. */
export function toLoginView(
  { value, context }: SnapshotFrom<typeof authMachine>,
  { demoAccounts, origin, reset }: Surroundings,
): LoginView {
  const offer = { createAccountHref: '/signup', linkState: { origin } satisfies OriginState, demoAccounts, reset };
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

const UNSENT = 'The link could not be sent. Please try again.';

/** How the letter for a new password stands, as the login screen shows it; `email` null: nobody has asked for one. */
export function toPasswordReset(write: WriteState, email: string | null): PasswordReset {
  if (email === null) return { state: 'closed' };
  switch (write.state) {
    case 'resting':
      return { state: 'asking', email };
    case 'sending':
      return { state: 'sending', email };
    case 'done':
      return { state: 'sent', email };
    case 'failed': {
      const refusal = write.error instanceof IdentityError ? write.error : { code: 'unknown', message: '' };
      return { state: 'failed', email, message: identitySentence(refusal, UNSENT) };
    }
    default:
      return write satisfies never;
  }
}
