import type { SignUpForm as Newcomer } from '#contract/forms/signUp.ts';
import { SignUpForm } from '../../../blocks/SignUpForm/SignUpForm.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { screen, words } from '../narrowForm.css.ts';
import { ProfileUnsaved, type ProfileUnsavedView } from './ProfileUnsaved.tsx';

interface Offer {
  loginHref: string;
  /** For the app's router to remember over the way to /login and back: where the visitor came from. */
  linkState?: unknown;
  /** What to know before one chooses a password; the sandbox has something to say. */
  passwordHint?: string | undefined;
}

/** Typing, the account being made, turned away with a sentence for people, and an account whose profile is not saved. */
export type SignUpView =
  | ({ state: 'editing' } & Offer)
  | ({ state: 'signingUp' } & Offer)
  | ({ state: 'refused'; message: string } & Offer)
  | ({ state: 'profileUnsaved' } & ProfileUnsavedView);

export interface SignUpScreenProps {
  view: SignUpView;
  onSignUp: (newcomer: Newcomer) => void;
  onContinueWithGoogle: () => void;
  /** Saves the profile once more. */
  onRetry: () => void;
}

/** Makes somebody an account (docs/spec.md#sign-up). The form is one in all its states, so that nothing typed is lost. */
export function SignUpScreen({ view, onSignUp, onContinueWithGoogle, onRetry }: SignUpScreenProps) {
  return (
    <div className={screen} data-state={view.state}>
      <div className={words}>
        <PageHeading>Sign Up</PageHeading>
        <Text tone="soft">Book tools and follow your orders.</Text>
      </div>
      {view.state === 'profileUnsaved' ? (
        <ProfileUnsaved view={view} onRetry={onRetry} />
      ) : (
        <Card padding="large">
          <SignUpForm
            {...formOf(view)}
            loginHref={view.loginHref}
            linkState={view.linkState}
            passwordHint={view.passwordHint}
            onSignUp={onSignUp}
            onContinueWithGoogle={onContinueWithGoogle}
          />
        </Card>
      )}
    </div>
  );
}

function formOf(view: Exclude<SignUpView, { state: 'profileUnsaved' }>): { state: 'ready' | 'busy'; refusal?: string } {
  switch (view.state) {
    case 'editing':
      return { state: 'ready' };
    case 'signingUp':
      return { state: 'busy' };
    case 'refused':
      return { state: 'ready', refusal: view.message };
    default:
      return view satisfies never;
  }
}
