'use client';

import type { Ref, TextareaHTMLAttributes } from 'react';
import { area } from '../Field/Field.css.ts';
import { Field, type FieldFrame } from '../Field/Field.tsx';
import { useFinishedText } from '../Field/useFinishedText.ts';

export interface TextAreaFieldProps
  extends FieldFrame, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'style' | 'children' | 'disabled'> {
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A text input with several lines. Use TextField for one line. */
export function TextAreaField({ label, hint, error, rows = 4, ...input }: TextAreaFieldProps) {
  const text = useFinishedText(input);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea {...input} {...text} {...control} rows={rows} className={area} />}
    </Field>
  );
}
