import { addVisit, type Visit, type Visits } from './changesSince.ts';

const KEY = 'what-changed:visits';

function read(): Visits | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Visits | null;
  } catch {
    return null;
  }
}

/** Remembers in this browser that somebody looks at the page now. Returns the last visit on an earlier day. */
export function recordVisit(newest: string): Visit | undefined {
  // The reader's own day, as '2026-11-23'.
  const day = new Intl.DateTimeFormat('sv').format(new Date());
  const visits = addVisit(read(), { day, newest });
  try {
    localStorage.setItem(KEY, JSON.stringify(visits));
  } catch {
    // Without it, the next visit starts at an older one.
  }
  return visits.before;
}
