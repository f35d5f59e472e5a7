import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { LoginForm as rules, type LoginForm as Credentials } from '#contract/forms/login.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { DemoAccounts, type DemoAccount } from './DemoAccounts.tsx';
import { EmailField } from './EmailField.tsx';
import { IdentityFrame } from './IdentityFrame.tsx';
import { secret } from './LoginForm.css.ts';
import { PasswordField } from './PasswordField.tsx';

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
  /** Told what the e-mail field holds. Without it, 'Forgot password?' is not offered. */
  onForgotPassword?: ((email: string) => void) | undefined;
}

/** The ways to sign in (docs/spec.md#login, docs/spec.md#validation). What was typed stays through every refusal. */
export function LoginForm({ createAccountHref, linkState, demoAccounts = [], onSignIn, onForgotPassword, ...frame }: LoginFormProps) {
  const { register, handleSubmit, getValues, setValue, formState } = useForm({
    resolver: valibotResolver(rules),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const busy = frame.state === 'busy';
  const submit = handleSubmit((credentials) => {
    if (!busy) onSignIn(credentials);
  });
  const tryAccount = ({ email, password }: DemoAccount) => {
    if (busy) return;
    setValue('email', email);
    setValue('password', password);
    void submit();
  };
  const below = (
    <>
      <Link look="text" href={createAccountHref} state={linkState}>
        Create New Account
      </Link>
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onTry={tryAccount} />}
    </>
  );
  return (
    <IdentityFrame {...frame} action="Login" progress="Signing in" onSubmit={submit} below={below}>
      <EmailField error={errors.email?.message} {...register('email')} />
      <div className={secret}>
        <PasswordField error={errors.password?.message} {...register('password')} />
        {onForgotPassword !== undefined && (
          <Button tone="quiet" size="small" onClick={() => onForgotPassword(getValues('email'))}>
            Forgot password?
          </Button>
        )}
      </div>
    </IdentityFrame>
  );
}
