import type { PasswordResetView } from '#components/screens/account/PasswordResetScreen/PasswordResetScreen.tsx';
import { IdentityError } from '#contract/identityError.ts';
import type { MutationState } from '../../../runtime/useApiMutation.ts';
import { identitySentence } from '../../../messages/identitySentences.ts';

const UNSENT = 'The link could not be sent. Please try again.';

/** Converts the state of the password-reset request to its dialog's view. */
export function toPasswordResetView(mutation: MutationState, email: string): PasswordResetView {
  switch (mutation.state) {
    case 'resting':
      return { state: 'asking', email };
    case 'sending':
      return { state: 'sending', email };
    case 'done':
      return { state: 'sent', email };
    case 'failed': {
      const authError = mutation.error instanceof IdentityError ? mutation.error : { code: 'unknown', message: '' };
      return { state: 'failed', email, message: identitySentence(authError, UNSENT) };
    }
    default:
      return mutation satisfies never;
  }
}
