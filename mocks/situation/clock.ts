/** The moment of that day at the local time, in milliseconds since 1970. */
export const atTime = (moment: number, hours: number, minutes: number): number => new Date(moment).setHours(hours, minutes, 0, 0);

/** A time that is worth a look. */
interface ClockPreset {
  label: string;
  /** How far the clock is ahead then, in milliseconds. */
  ahead: number;
}

const MINUTE = 60_000;
const offsetAt = (moment: number) => new Date(moment).getTimezoneOffset();

/** The next moment at which the local clocks change, to the minute; null if they never do. */
function nextClockChange(now: number): number | null {
  const dayAfter = (days: number) => new Date(now).setDate(new Date(now).getDate() + days);
  const days = Array.from({ length: 370 }, (_, index) => index + 1).find((day) => offsetAt(dayAfter(day)) !== offsetAt(now));
  if (days === undefined) return null;
  let [before, after] = [dayAfter(days - 1), dayAfter(days)];
  while (after - before > MINUTE) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle) === offsetAt(now)) before = middle;
    else after = middle;
  }
  return Math.floor(after / MINUTE) * MINUTE;
}

/** The times that the dock offers. The last one is missing where the clocks never change. @param now the real time, in milliseconds since 1970 */
export function clockPresets(now: number): ClockPreset[] {
  const change = nextClockChange(now);
  return [
    { label: 'Now', ahead: 0 },
    { label: '23:59 today', ahead: atTime(now, 23, 59) - now },
    { label: 'Tomorrow', ahead: new Date(now).setDate(new Date(now).getDate() + 1) - now },
    ...(change === null ? [] : [{ label: 'A minute before the clocks change', ahead: change - MINUTE - now }]),
  ];
}
