import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { error as errorLook, field, hint as hintLook, label as labelLook } from './Field.css.ts';

/** What ties a control to its label, hint and error: spread it on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** What every field has. */
export interface FieldFrame {
  /** Always visible; names the control. */
  label: string;
  /** What to enter, where the label does not say it. */
  hint?: string | undefined;
  /** What is wrong with what was entered. Announced when it appears or changes, and read again with the control. */
  error?: string | undefined;
}

export interface FieldProps extends FieldFrame {
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around a control of your own. For usual ones use TextField, TextAreaField or ReadOnlyField. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}hint`;
  const errorId = error === undefined ? undefined : `${id}error`;
  const described = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={field} data-state={error === undefined ? 'valid' : 'invalid'}>
      <label htmlFor={id} className={labelLook}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error === undefined ? undefined : true })}
      {hint !== undefined && (
        <p id={hintId} className={hintLook}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className={errorLook} role="alert">
          <Icon icon={CircleAlert} size="text" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
