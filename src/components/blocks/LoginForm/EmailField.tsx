import type { UseFormRegisterReturn } from 'react-hook-form';
import { EMAIL } from '#contract/texts.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';

interface EmailFieldProps extends UseFormRegisterReturn<'email'> {
  error: string | undefined;
}

/** The email to sign in with. Phones do not capitalize or correct it. */
export const EmailField = (input: EmailFieldProps) => (
  <TextField label={EMAIL} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...input} />
);
