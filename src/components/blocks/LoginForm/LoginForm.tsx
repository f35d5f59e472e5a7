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
  /** `busy` while the user is being signed in: a second submit is ignored. */
  state: 'ready' | 'busy';
  /** Tells the user why the last attempt was refused. */
  refusal?: string;
  createAccountHref: string;
  /** The router's location state for this link, such as the page to return to. */
  linkState?: unknown;
  /** Accounts that everyone may try (sandbox only). */
  demoAccounts?: readonly DemoAccount[];
  onSignIn: (credentials: Credentials) => void;
  onContinueWithGoogle: () => void;
  /** Called with the value of the e-mail field. Without it, 'Forgot password?' is not shown. */
  onForgotPassword?: ((email: string) => void) | undefined;
}

/** Signs in with a password or with Google (docs/spec.md#login, docs/spec.md#validation). It keeps what was typed after a refusal. */
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
