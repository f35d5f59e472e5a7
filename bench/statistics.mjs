/** @param {number[]} values at least one */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower = NaN, upper = NaN] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return (lower + upper) / 2;
}

/**
 * @typedef {object} Summary
 * @property {number} median
 * @property {number} min
 * @property {number} max
 */

/**
 * Summarizes the values of all rounds; null if no round has one.
 * @param {(number | null | undefined)[]} values
 * @returns {Summary | null}
 */
export function summarize(values) {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? null : { median: median(known), min: Math.min(...known), max: Math.max(...known) };
}

/** @param {Summary | null} summary @param {Summary | null} yardstick @returns {number | null} null if it says nothing */
export const ratio = (summary, yardstick) =>
  summary === null || yardstick === null || yardstick.median === 0 ? null : summary.median / yardstick.median;
