import { expect, test } from 'vitest';
import { toDashboardView } from './connect.ts';

test.each([
  [undefined, 'unknown'],
  [{ admin: false }, 'customer'],
  [{ admin: true }, 'administrator'],
])('%o: %s', (data, state) => {
  expect(toDashboardView({ data }, '/dashboard/history')).toEqual({ state, current: '/dashboard/history' });
});
