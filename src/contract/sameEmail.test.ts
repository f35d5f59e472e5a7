import { expect, test } from 'vitest';
import { normalizeEmail, sameEmail } from './sameEmail.ts';

test('the key of an account has no surrounding spaces and no capitals', () => {
  expect(normalizeEmail(' Ada@Example.com\t')).toBe('ada@example.com');
});

test.each([
  ['ada@example.com', 'ADA@example.com ', true],
  ['ada@example.com', 'ada@example.co', false],
])('%j and %j are the same address: %j', (one, other, expected) => {
  expect(sameEmail(one, other)).toBe(expected);
});
