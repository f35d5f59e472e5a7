'use client';

import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PASSWORD } from '#contract/texts.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { password, show } from './LoginForm.css.ts';

interface PasswordFieldProps extends UseFormRegisterReturn<'password'> {
  error: string | undefined;
  readOnly: boolean;
  /** Tells password managers whether to fill in a saved password or suggest a new one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  hint?: string | undefined;
}

/** A password field with a button that makes it readable. Pasting and password managers work as usual. */
export function PasswordField({ autoComplete = 'current-password', ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={password}>
      {/* A password that is shown is a text, which phones capitalize and correct, and browsers send to their spell checkers. */}
      <TextField
        label={PASSWORD}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...input}
      />
      <span className={show}>
        <Button emphasis="quiet" size="small" onClick={() => setShown(!shown)}>
          <span>{shown ? 'Hide' : 'Show'}</span>
          <VisuallyHidden> password</VisuallyHidden>
        </Button>
      </span>
    </div>
  );
}
