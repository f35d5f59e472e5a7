import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { PasswordResetSent } from './PasswordResetSent.tsx';

interface Asked {
  /** What was typed on the login form when it was opened, or what was sent. */
  email: string;
}

/** Asking, on its way, not sent for a reason, and answered: whether anybody has this e-mail is told to no one. */
export type PasswordResetView =
  | ({ state: 'asking' } & Asked)
  | ({ state: 'sending' } & Asked)
  | ({
      state: 'failed';
      /** Why no letter was sent: a sentence for people. */
      message: string;
    } & Asked)
  | ({ state: 'sent' } & Asked);

export interface PasswordResetScreenProps {
  view: PasswordResetView;
  /** An e-mail that fits the rules. */
  onSend: (email: string) => void;
  onClose: () => void;
}

/** 'Forgot password?', a dialog over the login: asks where to send a link. It may be closed while that is on its way, since nothing is lost. */
export function PasswordResetScreen({ view, onSend, onClose }: PasswordResetScreenProps) {
  const form = useId();
  const sent = useId();
  const back = useRef<HTMLButtonElement>(null);
  const isSent = view.state === 'sent';
  // The field and the button that had the focus are gone.
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
