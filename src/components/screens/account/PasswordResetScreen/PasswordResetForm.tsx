import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { PasswordResetForm as rules } from '#contract/forms/passwordReset.ts';
import { EmailField } from '../../../blocks/LoginForm/EmailField.tsx';
import { Refusal } from '../../../blocks/LoginForm/Refusal.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';

interface PasswordResetFormProps {
  /** For the button outside that sends it. */
  id: string;
  /** What the field begins with. */
  email: string;
  /** Why no letter was sent: a sentence for people. */
  refusal: string | undefined;
  onSubmit: (email: string) => void;
}

/** The e-mail that a link for a new password is sent to. */
export function PasswordResetForm({ id, email, refusal, onSubmit }: PasswordResetFormProps) {
  const { register, handleSubmit, formState } = useForm({ resolver: valibotResolver(rules), defaultValues: { email } });
  return (
    <form id={id} noValidate onSubmit={(event) => void handleSubmit((typed) => onSubmit(typed.email))(event)}>
      <Stack gap="gutter">
        <Text tone="soft">Tell us the email of your account, and we send you a link to choose a new password.</Text>
        <EmailField error={formState.errors.email?.message} {...register('email')} />
        {refusal !== undefined && <Refusal>{refusal}</Refusal>}
      </Stack>
    </form>
  );
}
