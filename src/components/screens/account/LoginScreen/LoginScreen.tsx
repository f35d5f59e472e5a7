import type { LoginForm as Credentials } from '#contract/forms/login.ts';
import { LOGIN } from '#contract/texts.ts';
import { type DemoAccount, LoginForm } from '../../../blocks/LoginForm/LoginForm.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Picture } from '../../../primitives/Picture/Picture.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { screen, text } from '../narrowForm.css.ts';
import * as css from './LoginScreen.css.ts';

/** The product that the user was about to book. */
export type LoginPurpose =
  | { state: 'loading' }
  | {
      state: 'ready';
      name: string;
      /** In order of preference. */
      pictures: readonly string[];
      /** '$64.90' or 'Price unavailable'. */
      price: string;
    };

interface FormOptions {
  /** Omitted if the user was not about to book, or the product is unknown. */
  purpose?: LoginPurpose;
  createAccountHref: string;
  /** Router state for the link to /signup: the page to return to after signing in. */
  linkState?: unknown;
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
      <div className={text}>
        <PageHeading>{LOGIN}</PageHeading>
        {view.purpose === undefined && <Text tone="muted">Book tools, follow your orders and write reviews.</Text>}
      </div>
      {view.purpose !== undefined && <Purpose purpose={view.purpose} />}
      <Card padding="large">
        <LoginForm
          {...formOf(view)}
          createAccountHref={view.createAccountHref}
          linkState={view.linkState}
          demoAccounts={view.demoAccounts ?? []}
          onSignIn={onSignIn}
          onContinueWithGoogle={onContinueWithGoogle}
          onForgotPassword={view.canResetPassword === true ? onForgotPassword : undefined}
        />
      </Card>
    </div>
  );
}

/** Shows the product to book, so that the user sees that the way there continues. */
function Purpose({ purpose }: { purpose: LoginPurpose }) {
  if (purpose.state === 'loading') {
    return (
      <div className={css.purpose} aria-hidden="true">
        <div className={css.picture}>
          <Skeleton shape="picture" />
        </div>
        <div className={css.words}>
          <Skeleton shape="text" />
          <Skeleton shape="text" width="half" />
        </div>
      </div>
    );
  }
  return (
    <div className={css.purpose}>
      <div className={css.picture}>
        <Picture sources={purpose.pictures} alt="" size="tile" priority="first" />
      </div>
      <div className={css.words}>
        <Text weight="semibold">
          Log in to book <bdi>{purpose.name}</bdi>
        </Text>
        <Text tone="muted">{purpose.price}</Text>
      </div>
    </div>
  );
}

function formOf(view: LoginView): { state: 'ready' | 'busy'; refusal?: string } {
  switch (view.state) {
    case 'editing':
      return { state: 'ready' };
    case 'signingIn':
      return { state: 'busy' };
    case 'refused':
      return { state: 'ready', refusal: view.message };
    default:
      return view satisfies never;
  }
}
