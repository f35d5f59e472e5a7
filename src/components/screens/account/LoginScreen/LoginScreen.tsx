'use client';

import type { LoginForm as Credentials } from '#contract/forms/login.ts';
import { AccountIntro, type AccountPurpose } from '../../../blocks/AccountIntro/AccountIntro.tsx';
import { type DemoAccount, LoginForm } from '../../../blocks/LoginForm/LoginForm.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { screen } from '../narrowForm.css.ts';

interface FormOptions {
  /** The page that the user was about to open. */
  purpose?: AccountPurpose;
  createAccountHref: string;
  /** Accounts for trying out the shop; only the sandbox has some. */
  demoAccounts?: readonly DemoAccount[];
  /** Shows 'Forgot password?'. True only if a password-reset email can be sent. @default false */
  canResetPassword?: boolean;
}

/** The states of the login form; `message` is a sentence to show. */
export type LoginView =
  | ({ state: 'editing' } & FormOptions)
  | ({ state: 'signingIn' } & FormOptions)
  | ({ state: 'refused'; message: string } & FormOptions);

export interface LoginScreenProps {
  view: LoginView;
  onSignIn: (credentials: Credentials) => void;
  onContinueWithGoogle: () => void;
  /** Called when 'Forgot password?' is clicked, with the value of the email field. */
  onForgotPassword: (email: string) => void;
}

/** Signs a user in (docs/spec.md#login). Renders the same form in all states, so that no input is lost. */
export function LoginScreen({ view, onSignIn, onContinueWithGoogle, onForgotPassword }: LoginScreenProps) {
  return (
    <div className={screen} data-state={view.state}>
      <AccountIntro form="login" purpose={view.purpose} />
      <Card padding="large">
        <LoginForm
          state={view.state === 'signingIn' ? 'busy' : 'ready'}
          refusal={view.state === 'refused' ? view.message : undefined}
          createAccountHref={view.createAccountHref}
          demoAccounts={view.demoAccounts ?? []}
          onSignIn={onSignIn}
          onContinueWithGoogle={onContinueWithGoogle}
          onForgotPassword={view.canResetPassword === true ? onForgotPassword : undefined}
        />
      </Card>
    </div>
  );
}
