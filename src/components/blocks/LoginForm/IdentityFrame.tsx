'use client';

import type { FormEvent, ReactNode } from 'react';
import { GOOGLE } from '#contract/texts.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { form, parts } from './LoginForm.css.ts';
import { FormError } from './FormError.tsx';

interface IdentityFrameProps {
  /** `busy` while a request to the identity service is pending: neither button can be used. */
  state: 'ready' | 'busy';
  /** Tells the user why the last attempt was refused. */
  refusal?: string | undefined;
  /** The label of the submit button. */
  action: string;
  /** The text for screen readers while busy: 'Signing in'. */
  progress: string;
  onSubmit: (event: FormEvent) => Promise<void>;
  onContinueWithGoogle: () => void;
  /** The fields. */
  children: ReactNode;
  /** Shown below both buttons. */
  below: ReactNode;
}

/** The shared layout of login and sign-up: a form around their fields, and a button to continue with Google. */
export function IdentityFrame({ state, refusal, action, progress, onSubmit, onContinueWithGoogle, children, below }: IdentityFrameProps) {
  const busy = state === 'busy';
  return (
    <div className={parts}>
      <Form className={form} readOnly={busy} onSubmit={(event) => void onSubmit(event)}>
        {children}
        {refusal !== undefined && <FormError>{refusal}</FormError>}
        <Button type="submit" tone="accent" size="large" width="full" state={state}>
          {action}
        </Button>
        <VisuallyHidden role="status">{busy ? progress : ''}</VisuallyHidden>
      </Form>
      <Button size="large" width="full" state={busy ? 'unavailable' : 'ready'} onClick={onContinueWithGoogle}>
        {GOOGLE}
      </Button>
      {below}
    </div>
  );
}
