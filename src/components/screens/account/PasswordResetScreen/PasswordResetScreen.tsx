import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { PasswordResetSent } from './PasswordResetSent.tsx';

interface Asked {
  /** The email from the login form, or the one that was sent. */
  email: string;
}

/** The states of the dialog. `sent` does not reveal whether an account has this email. */
export type PasswordResetView =
  | ({ state: 'asking' } & Asked)
  | ({ state: 'sending' } & Asked)
  | ({
      state: 'failed';
      /** Why no email was sent, as a sentence to show. */
      message: string;
    } & Asked)
  | ({ state: 'sent' } & Asked);

export interface PasswordResetScreenProps {
  view: PasswordResetView;
  /** Called with a valid email. */
  onSend: (email: string) => void;
  onClose: () => void;
}

/** The 'Forgot password?' dialog over the login. It can be closed while the request is pending, because nothing is lost. */
export function PasswordResetScreen({ view, onSend, onClose }: PasswordResetScreenProps) {
  const form = useId();
  const sent = useId();
  const back = useRef<HTMLButtonElement>(null);
  const isSent = view.state === 'sent';
  // The focused field or button is gone, so move focus to the new button.
  useEffect(() => {
    if (isSent) back.current?.focus();
  }, [isSent]);
  const isSending = view.state === 'sending';
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
        <PasswordResetSent id={sent} email={view.email} />
      ) : (
        <PasswordResetForm
          id={form}
          email={view.email}
          refusal={view.state === 'failed' ? view.message : undefined}
          onSubmit={(email) => !isSending && onSend(email)}
        />
      )}
    </Dialog>
  );
}
