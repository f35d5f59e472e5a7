'use client';

import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordResetForm as rules } from '#contract/forms/passwordReset.ts';
import { resolverOf } from '../../../resolverOf.ts';
import { EmailField } from '../../../blocks/LoginForm/EmailField.tsx';
import { FormError } from '../../../blocks/LoginForm/FormError.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { Form } from '../../../primitives/Form/Form.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

interface WithEmail {
  /** The email from the login form, or the one that the user has submitted. */
  email: string;
}

/** The states of the dialog. `sent` does not reveal whether an account has this email. */
export type PasswordResetView =
  | ({ state: 'asking' } & WithEmail)
  | ({ state: 'sending' } & WithEmail)
  | ({
      state: 'failed';
      /** Why no email was sent, as a sentence to show. */
      message: string;
    } & WithEmail)
  | ({ state: 'sent' } & WithEmail);

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
      Back to login
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={form} tone="accent" state={isSending ? 'busy' : 'ready'}>
        Send Link
      </Button>
      <VisuallyHidden role="status">{isSending ? 'Sending the link' : ''}</VisuallyHidden>
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
          readOnly={isSending}
          onSubmit={onSend}
        />
      )}
    </Dialog>
  );
}

interface PasswordResetFormProps {
  /** The id of the form, for the submit button outside it. */
  id: string;
  /** The initial value of the field. */
  email: string;
  /** Why no email was sent, as a sentence to show. */
  refusal: string | undefined;
  /** True while the link is being sent: the field is read-only, and a submit is ignored. */
  readOnly: boolean;
  onSubmit: (email: string) => void;
}

/** Asks for the email address to send the password-reset link to. */
function PasswordResetForm({ id, email, refusal, readOnly, onSubmit }: PasswordResetFormProps) {
  const { register, handleSubmit, formState } = useForm({ resolver: resolverOf(rules), defaultValues: { email } });
  const submit = handleSubmit((typed) => {
    if (!readOnly) onSubmit(typed.email);
  });
  return (
    <Form id={id} readOnly={readOnly} onSubmit={(event) => void submit(event)}>
      <Stack gap="gutter">
        <Text tone="muted">Enter the email of your account, and we will send you a link to choose a new password.</Text>
        <EmailField readOnly={readOnly} error={formState.errors.email?.message} {...register('email')} />
        {refusal !== undefined && <FormError>{refusal}</FormError>}
      </Stack>
    </Form>
  );
}

interface PasswordResetSentProps {
  /** For the focused button's `aria-describedby`, so that screen readers read the text. */
  id: string;
  email: string;
}

/** The text is the same whether or not an account exists, so that it does not reveal accounts. */
const PasswordResetSent = ({ id, email }: PasswordResetSentProps) => (
  <div id={id}>
    <Stack gap="small">
      <Text>
        If an account has the email{' '}
        <strong>
          <EmailAddress address={email} />
        </strong>
        , we have sent it a link to choose a new password.
      </Text>
      <Text tone="muted">
        It can take a few minutes. If it does not arrive, look in your spam folder, or check the spelling and try again.
      </Text>
    </Stack>
  </div>
);
