import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { Ref, SelectHTMLAttributes } from 'react';
import * as css from '../Field/Field.css.ts';
import { Field, type FieldFrame } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';

/** An option of the select. */
export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends FieldFrame, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'style' | 'children' | 'disabled' | 'multiple'> {
  /** In display order. A first option with the value '' means that none is selected. */
  options: readonly SelectOption[];
  ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * Selects one option from a list. Uses the native select, which every phone and screen reader supports. Accepts all select props, so
 * that a form library can register it. Use RadioGroup for two to four short options that should all be visible.
 */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={css.frame}>
          <select {...select} {...control} className={css.select}>
            {options.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <span className={css.affixes.end}>
            <Icon icon={ChevronDown} size="small" />
          </span>
        </span>
      )}
    </Field>
  );
}
