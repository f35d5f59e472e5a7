import { type ReactNode, useState } from 'react';
import type { IdentityService } from '../../../services/ports.ts';
import { useServices } from '../../../services/services.ts';
import { useLazyDialog } from '../../../runtime/toasts/useLazyDialog.ts';
import type { PasswordResetDialog } from '../passwordReset/PasswordResetDialog.tsx';

interface Opened {
  email: string;
  send: NonNullable<IdentityService['sendPasswordReset']>;
  Dialog: typeof PasswordResetDialog;
}

/**
 * Returns the 'Forgot password?' dialog, a function that opens it, and whether the email can be sent: the sandbox sends none. The dialog is
 * state of the login page and has no URL. Its code, and the identity service if it is not here yet, load when it is first opened.
 */
export function usePasswordResetDialog(identity: Pick<IdentityService, 'sendPasswordReset'> | null) {
  const { backend, isDemo } = useServices();
  const [opened, setOpened] = useState<Opened | null>(null);
  const openDialog = useLazyDialog();
  const load = async () => {
    const [{ PasswordResetDialog: Dialog }, { sendPasswordReset: send }] = await Promise.all([
      import('../passwordReset/PasswordResetDialog.tsx'),
      backend.then(({ loadIdentity }) => loadIdentity()),
    ]);
    return { Dialog, send };
  };
  const open = (email: string) => openDialog(load, ({ Dialog, send }) => send !== undefined && setOpened({ email, send, Dialog }));
  const dialog: ReactNode = opened !== null && <opened.Dialog send={opened.send} email={opened.email} onClose={() => setOpened(null)} />;
  // Known before the service is here, so that the button is part of the first paint.
  const isAvailable = identity === null ? !isDemo : identity.sendPasswordReset !== undefined;
  return { isAvailable, open, dialog };
}
