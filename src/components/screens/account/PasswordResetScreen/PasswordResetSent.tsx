import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';

interface PasswordResetSentProps {
  /** For the button that it describes, which has the focus and so reads it out. */
  id: string;
  email: string;
}

/** The same words whether or not there is an account: whoever asks must not learn it. */
export const PasswordResetSent = ({ id, email }: PasswordResetSentProps) => (
  <div id={id}>
    <Stack gap="small">
      <Text>
        If an account has the email <strong dir="ltr">{email}</strong>, a link to choose a new password is on its way.
      </Text>
      <Text tone="soft">It can take a few minutes. If nothing comes, look in your spam folder, or check the spelling and try again.</Text>
    </Stack>
  </div>
);
