import type { Figure } from './report.ts';
import type { Visit } from './visit.ts';

/** Milliseconds of a task that nobody notices. */
const UNNOTICED = 50;

/**
 * Returns the Cumulative Layout Shift: the sum of the worst burst, which ends after a second without a shift, or after five.
 * @param shifts in the order of time
 */
export function cumulativeShift(shifts: { time: number; value: number }[]) {
  let [worst, burst, begin, last] = [0, 0, -Infinity, -Infinity];
  for (const { time, value } of shifts) {
    if (time - last > 1000 || time - begin > 5000) [burst, begin] = [0, time];
    burst += value;
    last = time;
    worst = Math.max(worst, burst);
  }
  return worst;
}

/** The rows of the report. */
export const FIGURES: Record<string, Figure> = {
  paint: { name: 'First contentful paint', unit: 'ms' },
  largest: { name: 'Largest contentful paint', unit: 'ms' },
  firstCard: { name: 'First product card', unit: 'ms' },
  answers: { name: 'Answers', unit: 'ms' },
  blocked: { name: 'Total blocking time', unit: 'ms' },
  longestTask: { name: 'Longest task after the first paint', unit: 'ms' },
  shift: { name: 'Layout shift', unit: '', digits: 3 },
  bytesBeforePaint: { name: 'JavaScript before the first paint', unit: 'kB', digits: 1 },
  bytes: { name: 'JavaScript until idle', unit: 'kB', digits: 1 },
  scripts: { name: 'Scripts', unit: '' },
  calls: { name: 'Calls', unit: '' },
  preflights: { name: 'Preflights of calls', unit: '' },
};

/** Returns the figures of one visit, by their keys in FIGURES; null for what a page does not have. */
export function figuresOf({
  paint,
  largest,
  firstCard,
  answers,
  longTasks,
  shifts,
  scripts,
  calls,
  preflights,
}: Visit): Record<string, number | null> {
  // What a task took before the first paint has no effect on anything that somebody sees.
  const tasks = longTasks.map(({ start, end }) => end - Math.max(start, paint)).filter((time) => time > 0);
  const kilobytes = (some: { bytes: number }[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    paint,
    largest: largest?.time ?? null,
    firstCard,
    answers,
    blocked: tasks.reduce((sum, time) => sum + Math.max(0, time - UNNOTICED), 0),
    longestTask: Math.max(0, ...tasks),
    shift: cumulativeShift(shifts),
    bytesBeforePaint: kilobytes(scripts.filter(({ end }) => end <= paint)),
    bytes: kilobytes(scripts),
    scripts: scripts.length,
    calls: calls.length,
    preflights,
  };
}
