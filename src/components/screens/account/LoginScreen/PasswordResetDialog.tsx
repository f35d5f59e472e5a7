import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { OpenPasswordReset } from './passwordReset.ts';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { PasswordResetSent } from './PasswordResetSent.tsx';

interface PasswordResetDialogProps {
  reset: OpenPasswordReset;
  /** An e-mail that fits the rules. */
  onSend: (email: string) => void;
  onClose: () => void;
}

/** Asks where to send a link for a new password. It may be closed while it is on its way: there is nothing to lose. */
export function PasswordResetDialog({ reset, onSend, onClose }: PasswordResetDialogProps) {
  const form = useId();
  const sent = useId();
  const back = useRef<HTMLButtonElement>(null);
  const isSent = reset.state === 'sent';
  // The field and the button that had the focus are gone.
  useEffect(() => {
    if (isSent) back.current?.focus();
  }, [isSent]);
  const isSending = reset.state === 'sending';
  const footer = isSent ? (
    <Button ref={back} tone="accent" aria-describedby={sent} onClick={onClose}>
      Back to Login
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={form} tone="accent" state={isSending ? 'busy' : 'ready'}>
        Send Link
      </Button>
      <VisuallyHidden>
        <span role="status">{isSending ? 'Sending the link' : ''}</span>
      </VisuallyHidden>
    </>
  );
  return (
    <Dialog title={isSent ? 'Check your inbox' : 'Forgot password?'} open initialFocus="field" onClose={onClose} footer={footer}>
      {isSent ? (
        <PasswordResetSent id={sent} email={reset.email} />
      ) : (
        <PasswordResetForm
          id={form}
          email={reset.email}
          refusal={reset.state === 'failed' ? reset.message : undefined}
          onSubmit={(email) => !isSending && onSend(email)}
        />
      )}
    </Dialog>
  );
}
