import type { AccountPurpose } from '#components/blocks/AccountIntro/AccountIntro.tsx';
import type { LoginView } from '#components/screens/account/LoginScreen/LoginScreen.tsx';
import type { AuthState } from '../useAuth.ts';
import { SIGN_UP_PATH } from '../../../navigation/paths.ts';
import type { DemoAccount } from '../../../services/services.ts';
import { identitySentence } from '../../../messages/identitySentences.ts';

interface LoginOptions {
  /** True while something that the user did waits until the auth machine is ready. */
  isWaiting: boolean;
  demoAccounts: DemoAccount[];
  /** The page that the user was about to open. */
  purpose?: AccountPurpose | undefined;
  /** True if a password-reset email can be sent. */
  canResetPassword: boolean;
}

/** Converts the auth machine's state to the login screen's view. Signed-in users do not see it: they are redirected. */
export function toLoginView(
  { value, context }: AuthState,
  { isWaiting, demoAccounts, canResetPassword, purpose }: LoginOptions,
): LoginView {
  const options = {
    createAccountHref: SIGN_UP_PATH,
    demoAccounts,
    canResetPassword,
    ...(purpose && { purpose }),
  };
  if (isWaiting) return { state: 'signingIn', ...options };
  switch (value) {
    case 'restoring':
    case 'unsettled':
    case 'signedOut':
    case 'signedIn':
    case 'signingOut':
    case 'profileUnsaved':
      return { state: 'editing', ...options };
    case 'signingIn':
    case 'signingUp':
    case 'savingProfile':
    case 'signingInWithGoogle':
      return { state: 'signingIn', ...options };
    case 'refused':
      return { state: 'refused', message: identitySentence(context.authError ?? { code: 'unknown', message: '' }), ...options };
    default:
      return value satisfies never;
  }
}
