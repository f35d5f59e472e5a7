import type { LoginForm as Credentials } from '#contract/forms/login.ts';
import type { DemoAccount } from '../../../blocks/LoginForm/DemoAccounts.tsx';
import { LoginForm } from '../../../blocks/LoginForm/LoginForm.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { screen, words } from '../narrowForm.css.ts';

interface Offer {
  createAccountHref: string;
  /** For the app's router to remember over the way to /signup and back: where the visitor came from. */
  linkState?: unknown;
  /** Accounts that a visitor may try; the sandbox has some. */
  demoAccounts?: readonly DemoAccount[];
  /** Whether 'Forgot password?' is there: only where a letter can be sent. @default false */
  offersReset?: boolean;
}

/** Typing, being signed in, and turned away with a sentence for people. */
export type LoginView = ({ state: 'editing' } & Offer) | ({ state: 'signingIn' } & Offer) | ({ state: 'refused'; message: string } & Offer);

export interface LoginScreenProps {
  view: LoginView;
  onSignIn: (credentials: Credentials) => void;
  onContinueWithGoogle: () => void;
  /** 'Forgot password?' was pressed, with what the e-mail field held then. */
  onForgotPassword: (email: string) => void;
}

/** Signs somebody in (docs/spec.md#login). The form is one in all states, so that nothing typed is lost. */
export function LoginScreen({ view, onSignIn, onContinueWithGoogle, onForgotPassword }: LoginScreenProps) {
  return (
    <div className={screen} data-state={view.state}>
      <div className={words}>
        <PageHeading>Login</PageHeading>
        <Text tone="soft">Book tools, follow your orders and write reviews.</Text>
      </div>
      <Card padding="large">
        <LoginForm
          {...formOf(view)}
          createAccountHref={view.createAccountHref}
          linkState={view.linkState}
          demoAccounts={view.demoAccounts ?? []}
          onSignIn={onSignIn}
          onContinueWithGoogle={onContinueWithGoogle}
          onForgotPassword={view.offersReset === true ? onForgotPassword : undefined}
        />
      </Card>
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
