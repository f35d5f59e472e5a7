import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisTicks } from './BarChart.tsx';

test.each([
  [0, [0, 2, 4]],
  [1, [0, 2, 4]],
  [4, [0, 2, 4]],
  [14, [0, 5, 10, 15]],
  [713, [0, 500, 1000]],
])('%s: %j', (highest, ticks) => {
  expect(axisTicks(highest)).toEqual(ticks);
});

test('has at most four whole numbers, and the highest value fits', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (highest) => {
      const ticks = axisTicks(highest);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    }),
    { seed: 2026 },
  );
});
