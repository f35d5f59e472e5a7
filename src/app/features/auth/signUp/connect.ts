import type { AccountPurpose } from '#components/blocks/AccountIntro/AccountIntro.tsx';
import type { SignUpView } from '#components/screens/account/SignUpScreen/SignUpScreen.tsx';
import type { AuthState } from '../useAuth.ts';
import { LOGIN_PATH } from '../../../navigation/paths.ts';
import { sentenceOfFailure } from '../../../messages/failureSentences.ts';
import { identitySentence } from '../../../messages/identitySentences.ts';

interface SignUpOptions {
  /** True while something that the user did waits until the auth machine is ready. */
  isWaiting: boolean;
  /** The address to return to. */
  returnTo: string;
  /** The page that the user was about to open. */
  purpose?: AccountPurpose | undefined;
  /** True in the sandbox. */
  isDemo: boolean;
}

const DEMO_HINT = 'A demo account: it stays in this browser until Reset. Never use a real password.';
const UNKNOWN = 'Signing up failed. Please try again.';

/** Converts the auth machine's state to the sign-up screen's view. Signed-in users are redirected once their profile is saved. */
export function toSignUpView({ value, context }: AuthState, { isWaiting, returnTo, purpose, isDemo }: SignUpOptions): SignUpView {
  const options = {
    loginHref: LOGIN_PATH,
    passwordHint: isDemo ? DEMO_HINT : undefined,
    ...(purpose && { purpose }),
  };
  const unsaved = (retry: 'ready' | 'busy'): SignUpView => ({
    state: 'profileUnsaved',
    message: sentenceOfFailure(context.profileFailure),
    retry,
    continueHref: returnTo,
  });
  if (isWaiting) return { state: 'signingUp', ...options };
  switch (value) {
    case 'restoring':
    case 'unsettled':
    case 'signedOut':
    case 'signedIn':
    case 'signingOut':
      return { state: 'editing', ...options };
    case 'signingIn':
    case 'signingInWithGoogle':
    case 'signingUp':
      return { state: 'signingUp', ...options };
    case 'refused':
      return { state: 'refused', message: identitySentence(context.authError ?? { code: 'unknown', message: '' }, UNKNOWN), ...options };
    case 'savingProfile':
      return context.profileFailure === null ? { state: 'signingUp', ...options } : unsaved('busy');
    case 'profileUnsaved':
      return unsaved('ready');
    default:
      return value satisfies never;
  }
}
