import { useEffect, useRef } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../../primitives/Inline/Inline.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';

export interface ProfileUnsavedView {
  /** Why it failed and what to do, as a sentence to show. */
  message: string;
  retry: 'ready' | 'busy';
  /** The page to continue to without saving. */
  continueHref: string;
}

interface ProfileUnsavedProps {
  view: ProfileUnsavedView;
  onRetry: () => void;
}

/**
 * Shown if the account is created and the user is signed in, but the profile is not saved. Nothing is lost by continuing
 * (docs/product-rules.md#toast-updated-profile).
 */
export function ProfileUnsaved({ view, onRetry }: ProfileUnsavedProps) {
  const retry = useRef<HTMLButtonElement>(null);
  // The focused form is gone, so move focus.
  useEffect(() => retry.current?.focus(), []);
  return (
    <Notice
      tone="critical"
      title="Your account is made and you are signed in, but your profile could not be saved"
      action={
        <Inline gap="small">
          <Button ref={retry} tone="accent" state={view.retry} onClick={onRetry}>
            Retry
          </Button>
          <ButtonLink href={view.continueHref}>Go on without it</ButtonLink>
        </Inline>
      }
    >
      {view.message} If you go on, it is saved when you next sign in.
    </Notice>
  );
}
