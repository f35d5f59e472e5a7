import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { form, parts } from './LoginForm.css.ts';
import { Refusal } from './Refusal.tsx';

interface IdentityFrameProps {
  /** `busy` while the identity service is asked: both ways wait for its answer. */
  state: 'ready' | 'busy';
  /** Why the last try was refused: a sentence for people. */
  refusal?: string;
  /** What the button that sends the form says. */
  action: string;
  /** The same as something under way, for screen readers. */
  progress: string;
  onSubmit: (event: FormEvent) => Promise<void>;
  onContinueWithGoogle: () => void;
  /** The fields. */
  children: ReactNode;
  /** What stands under both ways. */
  below: ReactNode;
}

/** The two ways to be known here, a form and Google, around the fields of the login and of the sign-up. */
export function IdentityFrame({ state, refusal, action, progress, onSubmit, onContinueWithGoogle, children, below }: IdentityFrameProps) {
  const busy = state === 'busy';
  return (
    <div className={parts}>
      <form className={form} noValidate onSubmit={(event) => void onSubmit(event)}>
        {children}
        {refusal !== undefined && <Refusal>{refusal}</Refusal>}
        <Button type="submit" tone="accent" size="large" width="full" state={state}>
          {action}
        </Button>
        <VisuallyHidden>
          <span role="status">{busy ? progress : ''}</span>
        </VisuallyHidden>
      </form>
      <Button size="large" width="full" state={busy ? 'unavailable' : 'ready'} onClick={onContinueWithGoogle}>
        Continue With Google
      </Button>
      {below}
    </div>
  );
}
