import { expect, test } from 'vitest';
import { isYoung, momentOf } from './moment.ts';

const LIMIT = 30_000;

test.each([
  ['both clocks have gone on a little', 29_999, 29_999, true],
  ['no time has passed', 0, 0, true],
  ['both clocks are over the limit', 30_000, 30_000, false],
  ['the wall clock was set back an hour', 32_000 - 3_600_000, 32_000, false],
  ['the wall clock was set back, and little time has passed', 1_000 - 3_600_000, 1_000, false],
  ['the wall clock was set back a little', 15_000, 35_000, false],
  ['the wall clock was set forward', 3_600_000, 1_000, false],
  ['the device has slept', 3_600_000, 2_000, false],
])('%s', (_, passed, uptime, expected) => {
  const at = { now: () => 1_000_000, uptime: () => 500 };
  const later = { now: () => 1_000_000 + passed, uptime: () => 500 + uptime };
  expect(isYoung(later, momentOf(at), LIMIT)).toBe(expected);
});
