import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

describe.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'])('in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
    // The module reads the time zone when it loads.
    vi.resetModules();
  });
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['2026-12-04', 'Dec 4, 2026'],
    ['2026-01-01', 'Jan 1, 2026'],
    ['2026-12-31', 'Dec 31, 2026'],
    ['2028-02-29', 'Feb 29, 2028'],
    // The night in which the clocks change in New York.
    ['2026-03-08', 'Mar 8, 2026'],
  ])('%s is %s', async (date, text) => {
    const { formatDay } = await import('./formatDay.ts');
    expect(formatDay(date)).toBe(text);
  });

  test.each([
    ['2026-12-04', 'Fri, Dec 4'],
    ['2026-03-08', 'Sun, Mar 8'],
  ])('%s is %s', async (date, text) => {
    const { formatWeekday } = await import('./formatDay.ts');
    expect(formatWeekday(date)).toBe(text);
  });
});

test('shows Not set if there is no day', async () => {
  const { formatDay } = await import('./formatDay.ts');
  expect(formatDay('')).toBe('Not set');
});
