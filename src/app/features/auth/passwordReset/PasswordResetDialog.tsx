import { useMutation } from '@tanstack/react-query';
import { PasswordResetScreen, type PasswordResetView } from '#components/screens/account/PasswordResetScreen/PasswordResetScreen.tsx';
import { toAuthError } from '#machines/auth/auth.setup.ts';
import { identitySentence } from '../../../messages/identitySentences.ts';
import { type MutationState, toMutationState } from '../../../runtime/useApiMutation.ts';
import { UNSENT } from '../verifyEmail/emailVerification.ts';

/** Converts the state of the password-reset request to its dialog's view. */
export function toPasswordResetView(mutation: MutationState, email: string): PasswordResetView {
  switch (mutation.state) {
    case 'resting':
      return { state: 'asking', email };
    case 'sending':
      return { state: 'sending', email };
    case 'done':
      return { state: 'sent', email };
    case 'failed':
      return { state: 'failed', email, message: identitySentence(toAuthError(mutation.error), UNSENT) };
    default:
      return mutation satisfies never;
  }
}

interface PasswordResetDialogProps {
  /** Sends the password-reset email. */
  send: (email: string) => Promise<void>;
  /** The login form's email when the dialog was opened. */
  email: string;
  onClose: () => void;
}

/**
 * The 'Forgot password?' dialog over the login page. If it is closed while a request is pending, the request continues, but its result is
 * not shown.
 */
export function PasswordResetDialog({ send, email, onClose }: PasswordResetDialogProps) {
  const { mutate, ...mutation } = useMutation<void, Error, string>({ mutationFn: send });
  return (
    <PasswordResetScreen
      view={toPasswordResetView(toMutationState(mutation), mutation.variables ?? email)}
      onSend={(typed) => mutate(typed)}
      onClose={onClose}
    />
  );
}
