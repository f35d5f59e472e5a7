import { describe, expect, test } from 'vitest';
import { cumulativeShift, FIGURES, figuresOf } from './figures.ts';

const at = (time: number, value: number) => ({ time, value });

describe('the layout shift', () => {
  test.each([
    ['is 0 without shifts', [], 0],
    ['adds up the shifts of a burst', [at(100, 1), at(1_100, 2), at(2_100, 4)], 7],
    ['begins a new burst after more than a second without a shift', [at(100, 1), at(1_101, 2)], 2],
    ['begins a new burst after more than five seconds', [0, 1_000, 2_000, 3_000, 4_000, 5_000, 5_001].map((time) => at(time, 1)), 6],
    ['is that of the worst burst, not of the last', [at(0, 2), at(500, 2), at(5_000, 3)], 4],
  ])('%s', (_, shifts, expected) => {
    expect(cumulativeShift(shifts)).toBe(expected);
  });
});

const VISIT = {
  redirect: 0,
  paint: 1_000,
  largest: { time: 1_200, element: 'h1' },
  firstCard: 1_500,
  answers: 1_600,
  longTasks: [],
  shifts: [],
  scripts: [],
  path: '/',
  calls: [],
  preflights: 0,
};
/** From `start` to `end`. */
const task = (start: number, end: number) => ({ start, end });

describe('the figures of a visit', () => {
  test('have a row in the report each', () => {
    expect(Object.keys(figuresOf(VISIT))).toEqual(Object.keys(FIGURES));
  });

  test('are null for what the page does not have', () => {
    expect(figuresOf({ ...VISIT, largest: null, firstCard: null })).toMatchObject({ paint: 1_000, largest: null, firstCard: null });
  });

  test.each([
    ['no tasks', [], 0, 0],
    ['a task before the first paint', [task(100, 900)], 0, 0],
    ['a task during the first paint: only the rest', [task(100, 1_080)], 30, 80],
    ['tasks of which one is unnoticed', [task(2_000, 2_050), task(3_000, 3_120), task(4_000, 4_060)], 80, 120],
  ])('count %s', (_, longTasks, blocked, longestTask) => {
    expect(figuresOf({ ...VISIT, longTasks })).toMatchObject({ blocked, longestTask });
  });

  test('count scripts in kB, and those that have arrived before the first paint', () => {
    const scripts = [
      { bytes: 1_500, end: 1_000 },
      { bytes: 2_000, end: 1_001 },
    ];
    expect(figuresOf({ ...VISIT, scripts })).toMatchObject({ bytesBeforePaint: 1.5, bytes: 3.5, scripts: 2 });
  });

  test('count calls and preflights', () => {
    expect(figuresOf({ ...VISIT, calls: ['GET /carTools', 'GET /review'], preflights: 3 })).toMatchObject({ calls: 2, preflights: 3 });
  });
});
