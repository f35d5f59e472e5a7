/** @typedef {{ name: string, unit: 'ms' | 'kB' | '%' | '', digits?: number }} Figure what is measured */

/** @param {number[]} values at least one */
function median(values) {
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

/** @param {Summary | null} summary @param {Summary | null} baseline @returns {number | null} null if it says nothing */
export const ratio = (summary, baseline) =>
  summary === null || baseline === null || baseline.median === 0 ? null : summary.median / baseline.median;

/** @param {string} title */
export const printTitle = (title) => console.log(`\n${title}\n  ${''.padEnd(36)}${'median'.padStart(12)}   ${'spread'.padEnd(18)}ratio`);

/**
 * Prints one figure: its median, its least and greatest value, and the ratio of the median to that of the baseline.
 * @param {Figure} figure
 * @param {Summary | null} summary
 * @param {Summary | null} baseline
 */
export function printRow({ name, unit, digits = 0 }, summary, baseline) {
  if (summary === null) return;
  const [middle, min, max] = [summary.median, summary.min, summary.max].map((value) => value.toFixed(digits));
  const share = ratio(summary, baseline)?.toFixed(2) ?? '';
  console.log(`  ${name.padEnd(36)}${`${middle} ${unit.padEnd(2)}`.padStart(12)}   ${`${min}–${max}`.padEnd(18)}${share}`.trimEnd());
}
