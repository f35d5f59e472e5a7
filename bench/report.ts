/** What is measured. */
export interface Figure {
  name: string;
  unit: 'ms' | 'kB' | '%' | '';
  digits?: number;
}

/** @param values at least one */
function median(values: number[]) {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower = NaN, upper = NaN] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return (lower + upper) / 2;
}

interface Summary {
  median: number;
  min: number;
  max: number;
}

/** Summarizes the values of all rounds; null if no round has one. */
export function summarize(values: (number | null | undefined)[]): Summary | null {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? null : { median: median(known), min: Math.min(...known), max: Math.max(...known) };
}

/** Null if it says nothing. */
export const ratio = (summary: Summary | null, baseline: Summary | null): number | null =>
  summary === null || baseline === null || baseline.median === 0 ? null : summary.median / baseline.median;

export const printTitle = (title: string) =>
  console.log(`\n${title}\n  ${''.padEnd(36)}${'median'.padStart(12)}   ${'spread'.padEnd(18)}ratio`);

/** Prints one figure: its median, its least and greatest value, and the ratio of the median to that of the baseline. */
export function printRow({ name, unit, digits = 0 }: Figure, summary: Summary | null, baseline: Summary | null) {
  if (summary === null) return;
  const [middle, min, max] = [summary.median, summary.min, summary.max].map((value) => value.toFixed(digits));
  const share = ratio(summary, baseline)?.toFixed(2) ?? '';
  console.log(`  ${name.padEnd(36)}${`${middle} ${unit.padEnd(2)}`.padStart(12)}   ${`${min}–${max}`.padEnd(18)}${share}`.trimEnd());
}
