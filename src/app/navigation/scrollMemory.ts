import type { Platform } from '../services/ports.ts';

const KEY = 'scroll';
/** The time limit for a page to become tall enough, in milliseconds. */
const RESTORE_TIMEOUT = 10_000;
/** The maximum number of entries to store. */
const MAX_ENTRIES = 100;
/** Events that stop the restoration, because the user is already using the page. */
const USER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function readPositions(text: string | null): Map<string, number> {
  try {
    return new Map<string, number>(JSON.parse(text ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** The router's key for an entry that it did not create: the first one of every visit. */
const INITIAL_KEY = 'default';

/** True if the address was typed or followed from elsewhere: neither a reload nor Back or Forward. */
function isNewVisit({ performance }: Window): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}

/**
 * Stores the scroll position of each history entry, also across a reload, and restores it. The browser's own restoration gives up if a page
 * gets its height late, as lists do. This one waits until the page is tall enough, or until the user interacts with it.
 */
export function createScrollMemory({ tabStore, wait }: Pick<Platform, 'tabStore' | 'wait'>, page: Window) {
  const positions = readPositions(tabStore.read(KEY));
  if (isNewVisit(page)) positions.delete(INITIAL_KEY);
  let entry: string | null = null;
  let stopWaiting: (() => void) | null = null;
  const savePosition = () => {
    if (entry === null || stopWaiting !== null) return;
    // Move the entry to the end, because only the last entries are stored.
    positions.delete(entry);
    positions.set(entry, page.scrollY);
  };
  page.history.scrollRestoration = 'manual';
  page.addEventListener('scroll', savePosition, { passive: true });
  page.addEventListener('pagehide', () => {
    // The event of the last scroll comes with the next frame, which a page that is left may not have.
    savePosition();
    tabStore.write(KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
  });

  const restore = (top: number) => {
    const growth = new ResizeObserver(() => {
      page.scrollTo(0, top);
      if (page.scrollY >= top - 1) stop();
    });
    const stop = () => {
      if (stopWaiting !== stop) return;
      stopWaiting = null;
      timer.abort();
      growth.disconnect();
      for (const event of USER_EVENTS) page.removeEventListener(event, stop);
      savePosition();
    };
    stopWaiting = stop;
    const timer = new AbortController();
    wait(RESTORE_TIMEOUT, timer.signal).then(stop, () => {});
    for (const event of USER_EVENTS) page.addEventListener(event, stop, { passive: true });
    growth.observe(page.document.body);
  };

  return {
    /**
     * Call it when a history entry is shown. `reset` scrolls to the top, `restore` restores the stored position, and `keep` keeps the
     * current one. `replace` keeps it too, and deletes the position of the entry that was replaced.
     */
    enter: (key: string, position: 'reset' | 'restore' | 'keep' | 'replace') => {
      stopWaiting?.();
      if (position === 'replace' && entry !== null) positions.delete(entry);
      const isFirst = entry === null;
      entry = key;
      const stored = positions.get(key);
      // An entry that was left before it was shown has no position.
      if (position === 'reset' || (position === 'restore' && stored === undefined && !isFirst)) page.scrollTo(0, 0);
      if (position === 'restore' && stored !== undefined) restore(stored);
      else savePosition();
    },
  };
}

/** Stores and restores the scroll position of each history entry. */
export type ScrollMemory = ReturnType<typeof createScrollMemory>;
