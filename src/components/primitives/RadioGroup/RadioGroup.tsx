import { type ReactNode, useId } from 'react';
import * as css from './RadioGroup.css.ts';

/** One of the choices. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** What choosing it means, in a few words. */
  hint?: string;
  /** A picture beside it, for decoration. */
  icon?: ReactNode;
}

export interface RadioGroupProps<Value extends string> {
  /** Names the group, above it. */
  legend: string;
  /** Each with its own value. */
  options: readonly RadioOption<Value>[];
  /** The choice that holds. */
  value: Value;
  onChange: (value: Value) => void;
}

/** One choice out of a few that are all in sight. The browser's own radios: one stop for Tab, arrows choose. */
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
              className={css.radio}
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={hint === undefined ? undefined : `${id}-${value}-hint`}
            />
            <span className={css.words}>
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
