'use client';

import Minus from 'lucide/dist/esm/icons/minus.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import type { KeyboardEvent } from 'react';
import { control as input } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { useFinishedText } from '../Field/useFinishedText.ts';
import { Icon, type IconProps } from '../Icon/Icon.tsx';
import { isInputMethodKey } from '../isInputMethodKey.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import * as css from './QuantityField.css.ts';

export interface QuantityFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'onKeyDown'> {
  /** Called by the buttons and the arrow keys with the difference, +1 or -1. The form sets the new value. */
  onStep: (difference: 1 | -1) => void;
}

/**
 * A whole number that is typed, or changed with the buttons beside it. The buttons are no tab stops, because the arrow keys do the same.
 * Use TextField for a number that nobody counts up, such as a price.
 */
export function QuantityField({ label, hint, error, onStep, readOnly = false, ...rest }: QuantityFieldProps) {
  const text = useFinishedText(rest);
  const step = (difference: 1 | -1) => {
    if (!readOnly) onStep(difference);
  };
  const stepWithKeys = (event: KeyboardEvent) => {
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || isInputMethodKey(event.nativeEvent)) return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={css.field}>
          <div className={css.row}>
            <StepButton label="One less" icon={Minus} isDisabled={readOnly} onClick={() => step(-1)} />
            <input
              {...rest}
              {...text}
              {...control}
              className={`${input} ${css.number}`}
              inputMode="numeric"
              autoComplete="off"
              readOnly={readOnly}
              onKeyDown={stepWithKeys}
            />
            <StepButton label="One more" icon={Plus} isDisabled={readOnly} onClick={() => step(1)} />
          </div>
        </div>
      )}
    </Field>
  );
}

interface StepButtonProps extends Pick<IconProps, 'icon'> {
  label: string;
  isDisabled: boolean;
  onClick: () => void;
}

const StepButton = ({ label, icon, isDisabled, onClick }: StepButtonProps) => (
  <button type="button" className={css.button} tabIndex={-1} aria-label={label} aria-disabled={isDisabled || undefined} onClick={onClick}>
    <Icon icon={icon} size="small" />
  </button>
);
