import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { PasswordResetForm as rules } from '#contract/forms/passwordReset.ts';
import { EmailField } from '../../../blocks/LoginForm/EmailField.tsx';
import { Refusal } from '../../../blocks/LoginForm/Refusal.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';

interface PasswordResetFormProps {
  /** The id of the form, for the submit button outside it. */
  id: string;
  /** The initial value of the field. */
  email: string;
  /** Why no email was sent, as a sentence to show. */
  refusal: string | undefined;
  onSubmit: (email: string) => void;
}

/** Asks for the email address to send the password-reset link to. */
export function PasswordResetForm({ id, email, refusal, onSubmit }: PasswordResetFormProps) {
  const { register, handleSubmit, formState } = useForm({ resolver: valibotResolver(rules), defaultValues: { email } });
  return (
    <form id={id} noValidate onSubmit={(event) => void handleSubmit((typed) => onSubmit(typed.email))(event)}>
      <Stack gap="gutter">
        <Text tone="muted">Tell us the email of your account, and we send you a link to choose a new password.</Text>
        <EmailField error={formState.errors.email?.message} {...register('email')} />
        {refusal !== undefined && <Refusal>{refusal}</Refusal>}
      </Stack>
    </form>
  );
}
