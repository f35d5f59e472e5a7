import { type ChangeEvent, type InputHTMLAttributes, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { DigitRules } from '../cardText.ts';
import { retype } from '../retype.ts';
import { digitInput } from './CardField.css.ts';

export interface DigitInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'placeholder' | 'readOnly' | 'aria-describedby' | 'aria-invalid'
> {
  /** Read to those who do not see the placeholder, or see it no more. */
  label: string;
  digits: string;
  rules: DigitRules;
  /** `isLast`: the caret stands behind the last of them, where typing goes on. */
  onDigits: (digits: string, isLast: boolean) => void;
  /** Backspace where nothing is left to take. */
  onBack?: () => void;
  /** So that typing can go on in it. */
  ref: RefObject<HTMLInputElement | null>;
}

/** Digits alone, shown in groups; the caret stays where it was typed. */
export function DigitInput({ label, digits, rules, onDigits, onBack, ref, ...rest }: DigitInputProps) {
  const caret = useRef<number | null>(null);
  const text = rules.show(digits);

  // React puts the text right, and then the caret is at its end.
  useLayoutEffect(() => {
    if (caret.current !== null) ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const forwards = (nativeEvent as InputEvent).inputType === 'deleteContentForward';
    const next = retype({ before: text, text: target.value, caret: target.selectionStart ?? target.value.length, forwards }, rules);
    caret.current = next.caret;
    onDigits(next.digits, next.caret === rules.show(next.digits).length);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || digits !== '' || onBack === undefined) return;
    event.preventDefault();
    onBack();
  };
  return (
    <input
      {...rest}
      ref={ref}
      className={digitInput}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={change}
      onKeyDown={press}
    />
  );
}
