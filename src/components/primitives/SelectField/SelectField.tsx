import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldFrame } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { arrow, frame, select as look } from './SelectField.css.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends FieldFrame, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'style' | 'children' | 'disabled' | 'multiple'> {
  /** In the order they are offered; a first one with the value '' is "none chosen". */
  options: readonly SelectOption[];
  ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * One choice out of a list, in the browser's own select, which every phone and screen reader knows. Takes everything of a select, so a
 * form library can register it. For two to four short choices that all should be seen use RadioGroup.
 */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={frame}>
          <select {...select} {...control} className={look}>
            {options.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <span className={arrow}>
            <Icon icon={ChevronDown} size="small" />
          </span>
        </span>
      )}
    </Field>
  );
}
