import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';

interface PasswordResetSentProps {
  /** For the focused button's `aria-describedby`, so that screen readers read the text. */
  id: string;
  email: string;
}

/** The text is the same whether or not an account exists, so that it does not reveal accounts. */
export const PasswordResetSent = ({ id, email }: PasswordResetSentProps) => (
  <div id={id}>
    <Stack gap="small">
      <Text>
        If an account has the email <strong dir="ltr">{email}</strong>, a link to choose a new password is on its way.
      </Text>
      <Text tone="muted">It can take a few minutes. If nothing comes, look in your spam folder, or check the spelling and try again.</Text>
    </Stack>
  </div>
);
