import { ratio } from './statistics.mjs';

/** @typedef {import('./statistics.mjs').Summary} Summary */

/** @param {string} title */
export const printTitle = (title) => console.log(`\n${title}\n  ${''.padEnd(36)}${'median'.padStart(12)}   ${'spread'.padEnd(18)}ratio`);

/**
 * Prints one figure: its median, its least and greatest value, and the ratio of the median to the yardstick's.
 * @param {import('./figures.mjs').Figure} figure
 * @param {Summary | null} summary
 * @param {Summary | null} yardstick
 */
export function printRow({ name, unit, digits = 0 }, summary, yardstick) {
  if (summary === null) return;
  const [middle, min, max] = [summary.median, summary.min, summary.max].map((value) => value.toFixed(digits));
  const share = ratio(summary, yardstick)?.toFixed(2) ?? '';
  console.log(`  ${name.padEnd(36)}${`${middle} ${unit.padEnd(2)}`.padStart(12)}   ${`${min}–${max}`.padEnd(18)}${share}`.trimEnd());
}
