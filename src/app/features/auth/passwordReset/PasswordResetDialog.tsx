import { useMutation } from '@tanstack/react-query';
import { PasswordResetScreen } from '#components/screens/account/PasswordResetScreen/PasswordResetScreen.tsx';
import { toMutationState } from '../../../runtime/useApiMutation.ts';
import { toPasswordResetView } from './connect.ts';

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
