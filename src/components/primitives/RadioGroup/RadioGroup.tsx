'use client';

import { type ReactNode, useId } from 'react';
import { box } from '../CheckboxField/CheckboxField.css.ts';
import * as css from './RadioGroup.css.ts';

/** An option of the group. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** Explains the option in a few words. */
  hint?: string;
  /** A decorative picture beside the label. */
  icon?: ReactNode;
}

export interface RadioGroupProps<Value extends string> {
  /** Names the group. Shown above it. */
  legend: string;
  /** Values must be unique. */
  options: readonly RadioOption<Value>[];
  /** The value of the selected option. */
  value: Value;
  onChange: (value: Value) => void;
}

/** Selects one of a few options that are all visible. Uses native radio buttons: one Tab stop, and arrow keys select. */
export function RadioGroup<Value extends string>({ legend, options, value: chosen, onChange }: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.options}>
        {options.map(({ value, label, hint, icon }) => (
          <label key={value} className={css.option}>
            <input
              type="radio"
              className={box}
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={hint === undefined ? undefined : `${id}-${value}-hint`}
            />
            <span className={css.text}>
              <span id={`${id}-${value}`}>{label}</span>
              {hint !== undefined && (
                <span id={`${id}-${value}-hint`} className={css.hint}>
                  {hint}
                </span>
              )}
            </span>
            {icon !== undefined && <span className={css.icon}>{icon}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
