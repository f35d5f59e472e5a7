/** How many days 'the next days' are, today among them: of the orders' filter and of the overview's chart. */
export const SOON = 14;

/** So many days of the calendar from a YYYY-MM-DD on, itself the first. They are days and no moments: no time zone has a part in them. */
export function daysFrom(first: string, count: number): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => new Date(start + index * 86_400_000).toISOString().slice(0, 10));
}
