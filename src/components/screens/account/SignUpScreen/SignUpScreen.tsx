'use client';

import { useEffect, useRef } from 'react';
import type { SignUpForm as NewUser } from '#contract/forms/signUp.ts';
import { AccountIntro, type AccountPurpose } from '../../../blocks/AccountIntro/AccountIntro.tsx';
import { SignUpForm } from '../../../blocks/SignUpForm/SignUpForm.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Inline } from '../../../primitives/Inline/Inline.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { screen } from '../narrowForm.css.ts';

interface FormOptions {
  /** The page that the user was about to open. */
  purpose?: AccountPurpose;
  loginHref: string;
  /** A hint before the user chooses a password; only the sandbox has one. */
  passwordHint?: string | undefined;
}

interface ProfileUnsavedView {
  /** Why it failed and what to do, as a sentence to show. */
  message: string;
  retry: 'ready' | 'busy';
  /** The page to continue to without saving. */
  continueHref: string;
}

/** The states of the sign-up form, and `profileUnsaved` for an account whose profile is not saved. */
export type SignUpView =
  | ({ state: 'editing' } & FormOptions)
  | ({ state: 'signingUp' } & FormOptions)
  | ({ state: 'refused'; message: string } & FormOptions)
  | ({ state: 'profileUnsaved' } & ProfileUnsavedView);

export interface SignUpScreenProps {
  view: SignUpView;
  onSignUp: (newUser: NewUser) => void;
  onContinueWithGoogle: () => void;
  /** Saves the profile again. */
  onRetry: () => void;
}

/** Creates an account (docs/spec.md#sign-up). Renders the same form in all its states, so that no input is lost. */
export function SignUpScreen({ view, onSignUp, onContinueWithGoogle, onRetry }: SignUpScreenProps) {
  return (
    <div className={screen} data-state={view.state}>
      <AccountIntro form="signUp" purpose={view.state === 'profileUnsaved' ? undefined : view.purpose} />
      {view.state === 'profileUnsaved' ? (
        <ProfileUnsaved view={view} onRetry={onRetry} />
      ) : (
        <Card padding="large">
          <SignUpForm
            state={view.state === 'signingUp' ? 'busy' : 'ready'}
            refusal={view.state === 'refused' ? view.message : undefined}
            loginHref={view.loginHref}
            passwordHint={view.passwordHint}
            onSignUp={onSignUp}
            onContinueWithGoogle={onContinueWithGoogle}
          />
        </Card>
      )}
    </div>
  );
}

interface ProfileUnsavedProps {
  view: ProfileUnsavedView;
  onRetry: () => void;
}

/**
 * Shown if the account is created and the user is signed in, but the profile is not saved. The user can continue without losing anything
 * (docs/product-rules.md#toast-updated-profile).
 */
function ProfileUnsaved({ view, onRetry }: ProfileUnsavedProps) {
  const retry = useRef<HTMLButtonElement>(null);
  // The focused form is gone, so move focus.
  useEffect(() => retry.current?.focus(), []);
  return (
    <Notice
      tone="critical"
      title="Your account was created, but your profile could not be saved"
      action={
        <Inline gap="small">
          <Button ref={retry} tone="accent" state={view.retry} onClick={onRetry}>
            Retry
          </Button>
          <ButtonLink href={view.continueHref}>Continue without it</ButtonLink>
        </Inline>
      }
    >
      {`${view.message} You are signed in. If you continue, your profile will be saved the next time you sign in.`}
    </Notice>
  );
}
