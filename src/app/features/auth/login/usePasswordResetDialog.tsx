import { type ReactNode, useState } from 'react';
import type { IdentityService } from '../../../services/ports.ts';
import { useLazyDialog } from '../../../runtime/toasts/useLazyDialog.ts';
import type { PasswordResetDialog } from '../passwordReset/PasswordResetDialog.tsx';

interface Opened {
  email: string;
  send: NonNullable<IdentityService['sendPasswordReset']>;
  Dialog: typeof PasswordResetDialog;
}

/**
 * Returns the 'Forgot password?' dialog, a function that opens it, and whether the identity service can send the email. The dialog is state
 * of the login page and has no URL. Its code loads when it is first opened.
 */
export function usePasswordResetDialog(identity: Pick<IdentityService, 'sendPasswordReset'> | null) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const openDialog = useLazyDialog();
  const send = identity?.sendPasswordReset;
  const open = (email: string) => {
    if (send === undefined) return;
    openDialog(
      () => import('../passwordReset/PasswordResetDialog.tsx'),
      ({ PasswordResetDialog: Dialog }) => setOpened({ email, send, Dialog }),
    );
  };
  const dialog: ReactNode = opened !== null && <opened.Dialog send={opened.send} email={opened.email} onClose={() => setOpened(null)} />;
  return { isAvailable: send !== undefined, open, dialog };
}
