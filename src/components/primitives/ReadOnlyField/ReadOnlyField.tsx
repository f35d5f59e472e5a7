import type { ReactNode } from 'react';
import { Field, type FieldFrame } from '../Field/Field.tsx';
import * as css from './ReadOnlyField.css.ts';

export interface ReadOnlyFieldProps extends FieldFrame {
  /** A text of any length, which wraps, or something visual, such as a Picture. */
  value: ReactNode;
}

/** A form value that cannot be changed (docs/spec.md#booking). Text can still be reached by Tab and copied. */
export function ReadOnlyField({ label, hint, error, value }: ReadOnlyFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) =>
        typeof value === 'string' ? (
          <span className={css.box} data-text={value}>
            <textarea {...control} className={css.value} value={value} rows={1} dir="auto" readOnly />
          </span>
        ) : (
          <output {...control} className={css.shown}>
            {value}
          </output>
        )
      }
    </Field>
  );
}
