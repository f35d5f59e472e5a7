const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** 'Dec 4, 2026' of a YYYY-MM-DD, which is a day of the calendar and no moment; 'Not set' when there is none. */
export const formatDay = (date: string): string => (date === '' ? 'Not set' : day.format(new Date(`${date}T00:00:00Z`)));

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** 'Fri, Dec 4' of a YYYY-MM-DD, for days so near that nobody asks for the year. */
export const formatWeekday = (date: string): string => weekday.format(new Date(`${date}T00:00:00Z`));
