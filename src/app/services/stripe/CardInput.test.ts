import { expect, test } from 'vitest';
import { toCardEntry } from './CardInput.tsx';

const error = (code: string, message: string) => ({ type: 'validation_error' as const, code, message });

test.for([
  [
    { empty: true, complete: false, error: undefined },
    { state: 'empty', message: 'Your card number is incomplete.' },
  ],
  [
    { empty: false, complete: false, error: undefined },
    { state: 'incomplete', message: 'Your card details are incomplete.' },
  ],
  [{ empty: false, complete: true, error: undefined }, { state: 'complete' }],
  [
    { empty: false, complete: false, error: error('incomplete_cvc', 'Short.') },
    { state: 'incomplete', message: 'Short.' },
  ],
  [
    { empty: false, complete: false, error: error('invalid_number', 'Wrong.') },
    { state: 'invalid', message: 'Wrong.' },
  ],
  [
    { empty: false, complete: false, error: error('invalid_expiry_year_past', 'Past.') },
    { state: 'invalid', message: 'Past.' },
  ],
] as const)('%j → %j', ([event, entry]) => {
  expect(toCardEntry(event)).toEqual(entry);
});
