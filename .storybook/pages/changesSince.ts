import type { History, RecentChange } from './recentChanges.ts';

/** When somebody looked at the page, and the newest change there was. */
export interface Visit {
  day: string;
  newest: string;
}

/** The visits that matter for the next one. */
export interface Visits {
  last: Visit;
  /** The last one on an earlier day. */
  before?: Visit;
}

/** Adds a visit. Several on one day are one: a reload must not make the changes of the day disappear. */
export function addVisit(visits: Visits | null, visit: Visit): Visits {
  if (visits === null) return { last: visit };
  return visits.last.day === visit.day ? { ...visits, last: visit } : { last: visit, before: visits.last };
}

/** The key under which this browser stores the visits. */
const KEY = 'what-changed:visits';

function readVisits(): Visits | null {
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
  const visits = addVisit(readVisits(), { day, newest });
  try {
    localStorage.setItem(KEY, JSON.stringify(visits));
  } catch {
    // Without it, the next visit starts at an older one.
  }
  return visits.before;
}

const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns a day in words: 'Nov 23, 2026'. */
export const inWords = (day: string): string => format.format(new Date(day));

/** A point in time, and the changes since. */
export interface Choice {
  value: string;
  label: string;
  changes: RecentChange[];
}

/** Returns what a reader can choose, the best first: the last visit, each day, each tag. */
export function choicesOf({ changes, tags }: History, visit: Visit | undefined): Choice[] {
  const seen = visit === undefined ? -1 : changes.findIndex(({ id }) => id === visit.newest);
  const days = [...new Set(changes.map(({ day }) => day))].toSorted().toReversed();
  return [
    ...(visit === undefined || seen === -1
      ? []
      : [{ value: 'visit', label: `My last visit, ${inWords(visit.day)}`, changes: changes.slice(0, seen) }]),
    ...days.map((from) => ({ value: from, label: inWords(from), changes: changes.filter(({ day }) => day >= from) })),
    ...tags.map(({ name, day, newer }) => ({
      value: `tag ${name}`,
      label: `Version ${name}, ${inWords(day)}`,
      changes: changes.slice(0, newer),
    })),
  ];
}

/** A component with its changes. */
export interface ChangedComponent {
  /** 'Screens/account/BookingScreen' */
  title: string;
  name: string;
  /** The last one first. */
  changes: RecentChange[];
}

/** Components of one kind. */
export interface Section {
  heading: string;
  components: ChangedComponent[];
}

const SECTIONS = { Screens: 'Pages', Blocks: 'Blocks', Primitives: 'Primitives' };

/**
 * Groups changes by component, the pages first. Those with the latest change come first in their section.
 * @param titleOf returns the title of a component's page; undefined if there is no such component any more
 */
export function groupByComponent(changes: RecentChange[], titleOf: (component: string) => string | undefined): Section[] {
  const found = new Map<string, ChangedComponent>();
  for (const change of changes) {
    for (const name of change.components) {
      const title = titleOf(name);
      if (title === undefined) continue;
      const component = found.get(title) ?? { title, name, changes: [] };
      component.changes.push(change);
      found.set(title, component);
    }
  }
  // The table of contents must not depend on the choice, so a section without changes stays.
  return Object.entries(SECTIONS).map(([layer, heading]) => ({
    heading,
    components: [...found.values()].filter(({ title }) => title.startsWith(`${layer}/`)),
  }));
}
