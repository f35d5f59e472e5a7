import type { InputHTMLAttributes, Ref } from 'react';
import { control as look } from '../Field/Field.css.ts';
import { Field, type FieldFrame } from '../Field/Field.tsx';

export interface TextFieldProps
  extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style' | 'children' | 'disabled'> {
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line to type, or a date or number by its `type`. Takes everything of an input, so a form library can register it. For more lines use TextAreaField. */
export function TextField({ label, hint, error, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} type={type} className={look} />}
    </Field>
  );
}
