import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Field.css.ts';

/** Links a control to its label, hint and error. Spread it on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The props that every field has. */
export interface FieldFrame {
  /** Always visible; names the control. */
  label: string;
  /** Says what to enter, if the label does not. */
  hint?: string | undefined;
  /** Says what is wrong with the entered value. Announced when it appears or changes, and read again with the control. */
  error?: string | undefined;
}

export interface FieldProps extends FieldFrame {
  children: (control: FieldControl) => ReactNode;
}

/** Adds a label, hint and error to a custom control. Use TextField, TextAreaField or ReadOnlyField for the usual ones. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}hint`;
  const errorId = error === undefined ? undefined : `${id}error`;
  const described = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={css.field} data-state={error === undefined ? 'valid' : 'invalid'}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error === undefined ? undefined : true })}
      {hint !== undefined && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className={css.error} role="alert">
          <Icon icon={CircleAlert} size="text" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
