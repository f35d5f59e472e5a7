import { useEffect, useRef } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../../primitives/Inline/Inline.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';

export interface ProfileUnsavedView {
  /** Why, and what to do: a sentence for people. */
  message: string;
  retry: 'ready' | 'busy';
  /** Where to go on without it. */
  continueHref: string;
}

interface ProfileUnsavedProps {
  view: ProfileUnsavedView;
  onRetry: () => void;
}

/**
 * The account is made and somebody is signed in, but their profile is not saved: nothing is lost by going on
 * (docs/product-rules.md#toast-updated-profile).
 */
export function ProfileUnsaved({ view, onRetry }: ProfileUnsavedProps) {
  const retry = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone.
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
