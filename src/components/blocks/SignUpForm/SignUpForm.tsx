'use client';

import { useForm } from 'react-hook-form';
import { SignUpForm as rules, type SignUpForm as NewUser } from '#contract/forms/signUp.ts';
import { NAME, PLEASE_LOGIN, SIGN_UP } from '#contract/texts.ts';
import { resolverOf } from '../../resolverOf.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { EmailField } from '../LoginForm/EmailField.tsx';
import { IdentityFrame } from '../LoginForm/IdentityFrame.tsx';
import { PasswordField } from '../LoginForm/PasswordField.tsx';

export interface SignUpFormProps {
  /** `busy` while the account is being created: a second submit is ignored. */
  state: 'ready' | 'busy';
  /** Tells the user why the last attempt was refused. */
  refusal?: string | undefined;
  loginHref: string;
  /** A hint for choosing a password (sandbox only). */
  passwordHint?: string | undefined;
  onSignUp: (newUser: NewUser) => void;
  onContinueWithGoogle: () => void;
}

/** Signs up with a password or with Google (docs/spec.md#sign-up, docs/spec.md#validation). It keeps what was typed after a refusal. */
export function SignUpForm({ loginHref, passwordHint, onSignUp, ...frame }: SignUpFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: resolverOf(rules),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors } = formState;
  const busy = frame.state === 'busy';
  const submit = handleSubmit((newUser) => {
    if (!busy) onSignUp(newUser);
  });
  const below = (
    <Link variant="text" href={loginHref}>
      {PLEASE_LOGIN}
    </Link>
  );
  return (
    <IdentityFrame {...frame} action={SIGN_UP} progress="Signing up" onSubmit={submit} below={below}>
      <TextField label={NAME} autoComplete="name" readOnly={busy} error={errors.name?.message} {...register('name')} />
      <EmailField autoComplete="email" readOnly={busy} error={errors.email?.message} {...register('email')} />
      <PasswordField
        autoComplete="new-password"
        hint={passwordHint}
        readOnly={busy}
        error={errors.password?.message}
        {...register('password')}
      />
    </IdentityFrame>
  );
}
