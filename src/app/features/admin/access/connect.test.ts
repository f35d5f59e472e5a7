import { expect, test } from 'vitest';
import { admissionMachine } from '#machines/admin/admission.machine.ts';
import { toAdmission } from './connect.ts';

const at = (value: Parameters<typeof admissionMachine.resolveState>[0]['value']) =>
  toAdmission(
    admissionMachine.resolveState({
      value,
      context: { email: 'ada@example.com', failure: value === 'unknown' ? { kind: 'http', status: 500, isAmbiguous: false } : null },
    }),
  );

test.each([
  ['nobody', 'checking'],
  ['checking', 'checking'],
  ['refusedYet', 'checking'],
  ['allowed', 'allowed'],
  ['allowedYet', 'allowed'],
  ['refused', 'refused'],
] as const)('%s: %s', (value, state) => {
  expect(at(value)).toEqual({ state });
});

test('unknown says why', () => {
  expect(at('unknown')).toEqual({
    state: 'unknown',
    message: 'The shop has a problem at the moment. Please try again in a little while.',
  });
});
