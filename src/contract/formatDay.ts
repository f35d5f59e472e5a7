// Made when they are needed, because the first formatter of a page takes a phone more than 50 ms.
let day: Intl.DateTimeFormat | undefined;
let weekday: Intl.DateTimeFormat | undefined;

/** Formats a YYYY-MM-DD as 'Dec 4, 2026', or '' as 'Not set'. Independent of time zones, because a calendar day has none. */
export function formatDay(date: string): string {
  if (date === '') return 'Not set';
  day ??= new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** Formats a YYYY-MM-DD as 'Fri, Dec 4', for days so near that the year is not needed. */
export function formatWeekday(date: string): string {
  weekday ??= new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return weekday.format(new Date(`${date}T00:00:00Z`));
}
