'use client';

import { useLayoutEffect, useState } from 'react';
import type { CardEntry, CardFieldProps } from './cardField.ts';
import { input, inputs } from './FakeCardField.css.ts';

const EMPTY = { number: '', expiry: '', cvc: '' };

/** A fake of the provider's field for stories. 16, 4 and 3 digits are complete; a letter in the number makes it invalid. */
export function FakeCardField({ id, describedBy, invalid, state, onChange }: CardFieldProps) {
  const [typed, setTyped] = useState(EMPTY);
  // A layout effect, so that Pay knows what has been typed.
  useLayoutEffect(() => onChange(entryOf(typed)), [typed, onChange]);
  const common = { className: input, readOnly: state === 'locked', 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined };
  const part = (name: keyof typeof EMPTY) => ({
    ...common,
    value: typed[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <span className={inputs}>
      <input {...part('number')} id={id} inputMode="numeric" autoComplete="cc-number" placeholder="Card number" />
      <input {...part('expiry')} aria-label="Expiry" inputMode="numeric" autoComplete="cc-exp" placeholder="MM/YY" />
      <input {...part('cvc')} aria-label="CVC" inputMode="numeric" autoComplete="cc-csc" placeholder="CVC" />
    </span>
  );
}

function entryOf(typed: typeof EMPTY): CardEntry {
  const digits = { number: typed.number.replaceAll(' ', ''), expiry: typed.expiry.replace('/', ''), cvc: typed.cvc };
  if (Object.values(digits).join('') === '') return { state: 'empty', message: 'Your card number is incomplete.' };
  if (/\D/.test(digits.number)) return { state: 'invalid', message: 'Your card number is invalid.' };
  if (digits.number.length < 16) return { state: 'incomplete', message: 'Your card number is incomplete.' };
  if (digits.expiry.length < 4) return { state: 'incomplete', message: 'Your card’s expiration date is incomplete.' };
  if (digits.cvc.length < 3) return { state: 'incomplete', message: 'Your card’s security code is incomplete.' };
  return { state: 'complete' };
}
