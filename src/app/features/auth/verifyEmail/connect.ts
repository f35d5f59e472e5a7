import { toAuthError } from '#machines/auth/auth.setup.ts';
import type { VerifyEmailView } from '#components/screens/account/VerifyEmailScreen/VerifyEmailScreen.tsx';
import { identitySentence } from '../../../messages/identitySentences.ts';
import { toMutationState } from '../../../runtime/useApiMutation.ts';
import { UNSENT } from './emailVerification.ts';

/** A request of the user. */
export type Request = 'check' | 'send';

const UNCHECKED = 'We could not check this. Please try again.';

/** Converts the last request to the screen's view. Once the email is confirmed, the screen is gone. */
export function toVerifyEmailView(
  mutation: Parameters<typeof toMutationState>[0] & { variables: Request | undefined },
  email: string,
): VerifyEmailView {
  const isSend = mutation.variables === 'send';
  const state = toMutationState(mutation);
  switch (state.state) {
    case 'resting':
      return { state: 'asking', email };
    case 'sending':
      return { state: isSend ? 'sending' : 'checking', email };
    case 'done':
      return { state: isSend ? 'sent' : 'unconfirmed', email };
    case 'failed':
      return { state: 'failed', email, message: identitySentence(toAuthError(state.error), isSend ? UNSENT : UNCHECKED) };
    default:
      return state satisfies never;
  }
}
