/** The number of days in 'the next days', including today, for the orders' filter and the overview's chart. */
export const SOON = 14;

/** The calendar days from a YYYY-MM-DD on, including that day. They are days and not moments, so time zones do not matter. */
export function daysFrom(first: string, count: number): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => new Date(start + index * 86_400_000).toISOString().slice(0, 10));
}
