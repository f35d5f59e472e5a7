import { useMutation } from '@tanstack/react-query';
import { PasswordResetScreen } from '#components/screens/account/PasswordResetScreen/PasswordResetScreen.tsx';
import { toWriteState } from '../../queries/useWrite.ts';
import { toPasswordResetView } from './connect.ts';

interface PasswordResetDialogProps {
  /** The identity service's letter. */
  send: (email: string) => Promise<void>;
  /** What the login form held when this was opened. */
  email: string;
  onClose: () => void;
}

/** 'Forgot password?' over the login page; what is on its way when it is closed stays so, and nobody hears of it. */
export function PasswordResetDialog({ send, email, onClose }: PasswordResetDialogProps) {
  const { mutate, ...mutation } = useMutation<void, Error, string>({ mutationFn: send });
  return (
    <PasswordResetScreen
      view={toPasswordResetView(toWriteState(mutation), mutation.variables ?? email)}
      onSend={(typed) => mutate(typed)}
      onClose={onClose}
    />
  );
}
