const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Formats a YYYY-MM-DD as 'Dec 4, 2026', or '' as 'Not set'. Independent of time zones, because a calendar day has none. */
export const formatDay = (date: string): string => (date === '' ? 'Not set' : day.format(new Date(`${date}T00:00:00Z`)));

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats a YYYY-MM-DD as 'Fri, Dec 4', for days so near that the year is not needed. */
export const formatWeekday = (date: string): string => weekday.format(new Date(`${date}T00:00:00Z`));
