'use client';

import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { LoginForm as rules, type LoginForm as Credentials } from '#contract/forms/login.ts';
import { CREATE_ACCOUNT, LOGIN } from '#contract/texts.ts';
import { resolverOf } from '../../resolverOf.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmailAddress } from '../../primitives/EmailAddress/EmailAddress.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LIST } from '../../primitives/list.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { EmailField } from './EmailField.tsx';
import { IdentityFrame } from './IdentityFrame.tsx';
import * as css from './LoginForm.css.ts';
import { PasswordField } from './PasswordField.tsx';

export interface LoginFormProps {
  /** `busy` while the user is being signed in: a second submit is ignored. */
  state: 'ready' | 'busy';
  /** Tells the user why the last attempt was refused. */
  refusal?: string | undefined;
  createAccountHref: string;
  /** Accounts that everyone may try (sandbox only). */
  demoAccounts?: readonly DemoAccount[];
  onSignIn: (credentials: Credentials) => void;
  onContinueWithGoogle: () => void;
  /** Called with the value of the email field. Without it, 'Forgot password?' is not shown. */
  onForgotPassword?: ((email: string) => void) | undefined;
}

/** Signs in with a password or with Google (docs/spec.md#login, docs/spec.md#validation). It keeps what was typed after a refusal. */
export function LoginForm({ createAccountHref, demoAccounts = [], onSignIn, onForgotPassword, ...frame }: LoginFormProps) {
  const { register, handleSubmit, setValue, formState } = useForm({
    resolver: resolverOf(rules),
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
      <Link variant="text" href={createAccountHref}>
        {CREATE_ACCOUNT}
      </Link>
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onTry={tryAccount} />}
    </>
  );
  return (
    <IdentityFrame {...frame} action={LOGIN} progress="Signing in" onSubmit={submit} below={below}>
      <EmailField readOnly={busy} error={errors.email?.message} {...register('email')} />
      <div className={css.secret}>
        <PasswordField readOnly={busy} error={errors.password?.message} {...register('password')} />
        {onForgotPassword !== undefined && (
          <Button emphasis="quiet" size="small" onClick={({ currentTarget }) => onForgotPassword(shownEmail(currentTarget))}>
            Forgot password?
          </Button>
        )}
      </div>
    </IdentityFrame>
  );
}

/** Returns the email as the button's form shows it. A password manager may have set it without an event. */
const shownEmail = ({ form }: HTMLButtonElement): string => {
  const field = form?.elements.namedItem('email');
  return field instanceof HTMLInputElement ? field.value : '';
};

/** An account that everyone may try. */
export interface DemoAccount {
  email: string;
  password: string;
  /** The role of the account, in one word: 'Shopper'. */
  role: string;
}

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onTry: (account: DemoAccount) => void;
}

/** The demo accounts below the login form. A click on one fills in the form and submits it. */
function DemoAccounts({ accounts, onTry }: DemoAccountsProps) {
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id}>
      <Heading level={2} size={4} id={id}>
        Demo accounts
      </Heading>
      <Text size="small" tone="muted">
        One tap signs you in. All data is fictional.
      </Text>
      <ul role={LIST} className={css.accounts}>
        {accounts.map((entry) => (
          <li key={entry.email}>
            <Button width="full" onClick={() => onTry(entry)}>
              <span className={css.account}>
                <Text as="span" size="label" weight="semibold">
                  {entry.role}
                </Text>
                <Text as="span" size="small" tone="muted">
                  <EmailAddress address={entry.email} />
                </Text>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
