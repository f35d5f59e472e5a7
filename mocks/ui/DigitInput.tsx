'use client';

import { type InputHTMLAttributes, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type DigitRules, applyInput } from '../payments/cardFormat.ts';
import { digitInput } from './SandboxCardField.css.ts';

export interface DigitInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'placeholder' | 'readOnly' | 'aria-describedby' | 'aria-invalid'
> {
  /** The accessible name, because the placeholder is not visible to everyone and disappears while typing. */
  label: string;
  digits: string;
  rules: DigitRules;
  /** `isLast`: the caret is after the last digit. */
  onDigits: (digits: string, isLast: boolean) => void;
  /** Called on Backspace in an empty input. */
  onBack?: () => void;
  /** For moving focus to the input. */
  ref: RefObject<HTMLInputElement | null>;
}

/** An input for digits, shown in groups. The caret stays where the user types. */
export function DigitInput({ label, digits, rules, onDigits, onBack, ref, ...rest }: DigitInputProps) {
  const caret = useRef<number | null>(null);
  /** The text while an input method composes it. Formatted meanwhile, it would be composed from the beginning. */
  const [composed, setComposed] = useState<string | null>(null);
  const text = rules.show(digits);

  // When React sets the formatted text, the browser moves the caret to the end, so restore it.
  useLayoutEffect(() => {
    if (caret.current !== null) ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = ({ value, selectionStart }: HTMLInputElement, { isComposing = false, inputType = '' }: Partial<InputEvent>) => {
    setComposed(isComposing ? value : null);
    if (isComposing) return;
    const forwards = inputType === 'deleteContentForward';
    const next = applyInput({ before: text, text: value, caret: selectionStart ?? value.length, forwards }, rules);
    caret.current = next.caret;
    onDigits(next.digits, next.caret === rules.show(next.digits).length);
  };
  const moveBackWhenEmpty = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || digits !== '' || composed !== null || onBack === undefined) return;
    event.preventDefault();
    onBack();
  };
  return (
    <input
      {...rest}
      ref={ref}
      className={digitInput}
      aria-label={label}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      value={composed ?? text}
      onChange={({ target, nativeEvent }) => change(target, nativeEvent)}
      onCompositionEnd={({ currentTarget }) => change(currentTarget, {})}
      onKeyDown={moveBackWhenEmpty}
    />
  );
}
