import { afterEach, expect, test, vi } from 'vitest';
import { daysFrom } from './daysFrom.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['2026-12-30', ['2026-12-30', '2026-12-31', '2027-01-01']],
  ['2028-02-28', ['2028-02-28', '2028-02-29', '2028-03-01']],
  // The nights in which the clocks change in New York.
  ['2026-03-07', ['2026-03-07', '2026-03-08', '2026-03-09']],
  ['2026-10-31', ['2026-10-31', '2026-11-01', '2026-11-02']],
])('from %s on', (first, days) => {
  for (const zone of ['UTC', 'America/New_York', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone);
    expect(daysFrom(first, 3)).toEqual(days);
  }
});
