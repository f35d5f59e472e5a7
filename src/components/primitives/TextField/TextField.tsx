'use client';

import type { InputHTMLAttributes, Ref } from 'react';
import * as css from '../Field/Field.css.ts';
import { Field, type FieldFrame } from '../Field/Field.tsx';
import { useFinishedText } from '../Field/useFinishedText.ts';

export interface TextFieldProps
  extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style' | 'children' | 'disabled'> {
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A text input with one line; `type` makes it a date or number input. Accepts all input props, so that a form library can register it.
 * Use TextAreaField for several lines.
 */
export function TextField({ label, hint, error, type = 'text', ...input }: TextFieldProps) {
  const text = useFinishedText(input);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...text} {...control} type={type} className={css.control} />}
    </Field>
  );
}
