import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import * as css from './CheckboxField.css.ts';

export interface CheckboxFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'style' | 'children' | 'disabled'
> {
  /** What is so when it is ticked; names the box, and can be pressed like it. */
  label: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Yes or no, at once or with the form it stands in. Takes everything of an input, so a form library can register it. For one choice of a few use RadioGroup. */
export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  return (
    <label className={css.field}>
      <input {...input} type="checkbox" className={css.box} />
      <span>{label}</span>
    </label>
  );
}
