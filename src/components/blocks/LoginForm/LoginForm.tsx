import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { LoginForm as rules, type LoginForm as Credentials } from '#contract/forms/login.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DemoAccounts, type DemoAccount } from './DemoAccounts.tsx';
import { form as formLook, parts } from './LoginForm.css.ts';
import { PasswordField } from './PasswordField.tsx';
import { Refusal } from './Refusal.tsx';

export interface LoginFormProps {
  /** `busy` while somebody is being signed in: a second submit is ignored. */
  state: 'ready' | 'busy';
  /** Why the last try was refused: a sentence for people. */
  refusal?: string;
  createAccountHref: string;
  /** For the app's router to remember over the way to it and back. */
  linkState?: unknown;
  /** Accounts that a visitor may try (the sandbox). */
  demoAccounts?: readonly DemoAccount[];
  onSignIn: (credentials: Credentials) => void;
  onContinueWithGoogle: () => void;
}

/** The ways to sign in (SPEC §2 "Login", §5). What was typed stays through every refusal. */
export function LoginForm({
  state,
  refusal,
  createAccountHref,
  linkState,
  demoAccounts = [],
  onSignIn,
  onContinueWithGoogle,
}: LoginFormProps) {
  const { register, handleSubmit, setValue, formState } = useForm({
    resolver: valibotResolver(rules),
    defaultValues: { email: '', password: '' },
  });
  const busy = state === 'busy';
  const submit = handleSubmit((credentials) => {
    if (!busy) onSignIn(credentials);
  });
  const tryAccount = ({ email, password }: DemoAccount) => {
    if (busy) return;
    setValue('email', email);
    setValue('password', password);
    void submit();
  };
  return (
    <div className={parts}>
      <form className={formLook} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <PasswordField error={formState.errors.password?.message} {...register('password')} />
        {refusal !== undefined && <Refusal>{refusal}</Refusal>}
        <Button type="submit" tone="accent" size="large" width="full" state={busy ? 'busy' : 'ready'}>
          Login
        </Button>
        <VisuallyHidden>
          <span role="status">{busy ? 'Signing in' : ''}</span>
        </VisuallyHidden>
      </form>
      <Button size="large" width="full" state={busy ? 'unavailable' : 'ready'} onClick={onContinueWithGoogle}>
        Continue With Google
      </Button>
      <Link look="text" href={createAccountHref} state={linkState}>
        Create New Account
      </Link>
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onTry={tryAccount} />}
    </div>
  );
}
