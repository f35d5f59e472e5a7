import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import * as css from './CheckboxField.css.ts';

export interface CheckboxFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'style' | 'children' | 'disabled'
> {
  /** Says what is true when the box is checked. Names the box and is clickable too. */
  label: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A boolean choice, applied immediately or with its form. Accepts all input props, so that a form library can register it. Use RadioGroup
 * for one of a few options.
 */
export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  return (
    <label className={css.field}>
      <input {...input} type="checkbox" className={css.box} />
      <span>{label}</span>
    </label>
  );
}
