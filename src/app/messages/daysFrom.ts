/** The number of days in 'the next days', including today, in the filter of the orders and the chart of the overview. */
export const SOON_DAYS = 14;

/** Returns `count` calendar days, starting with a YYYY-MM-DD. Independent of time zones, because a calendar day has none. */
export function daysFrom(first: string, count: number): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => new Date(start + index * 86_400_000).toISOString().slice(0, 10));
}
