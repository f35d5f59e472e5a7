const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The calendar day of a moment in the local time zone, YYYY-MM-DD. */
export const calendarDay = (moment: Date): string =>
  `${String(moment.getFullYear()).padStart(4, '0')}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
