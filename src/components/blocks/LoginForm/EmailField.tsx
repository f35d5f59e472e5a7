import type { UseFormRegisterReturn } from 'react-hook-form';
import { EMAIL } from '#contract/texts.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';

interface EmailFieldProps extends UseFormRegisterReturn<'email'> {
  error: string | undefined;
  /** Tells password managers whether to fill in the name of a saved account or suggest the user's own address. @default 'username' */
  autoComplete?: 'username' | 'email';
  readOnly: boolean;
}

/** The email to sign in with. Phones do not capitalize or correct it. */
export const EmailField = ({ autoComplete = 'username', ...input }: EmailFieldProps) => (
  <TextField label={EMAIL} type="email" autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} {...input} />
);
