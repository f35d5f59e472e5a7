/** The most intervals of the axis, so that its numbers do not overlap. */
const INTERVALS = 3;
/** The least number at the axis's end, so that a single delivery does not fill the chart. */
const LEAST_END = 4;

/** Returns the smallest of 1, 2, 5, 10, 20, 50 … that is not below this number. */
function roundStep(least: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return unit * ([1, 2, 5].find((factor) => factor * unit >= least) ?? 10);
}

/** Returns the numbers of a chart's axis: from 0 in equal round steps to the first that is not below the highest value or 4. */
export function axisTicks(highest: number): number[] {
  const end = Math.max(highest, LEAST_END);
  const step = roundStep(end / INTERVALS);
  return Array.from({ length: Math.ceil(end / step) + 1 }, (_, index) => index * step);
}
