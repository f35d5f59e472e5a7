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

/**
 * Gives the entry of a page that was opened by its address a key of its own, and keeps it on a reload. Call it before the router reads the
 * key: the router would call each such entry of a tab `default`, and Back to one would restore the position of another.
 */
export function nameEntry({ history }: Pick<Window, 'history'>): void {
  const state = history.state as { key?: string } | null;
  if (state?.key === undefined) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/**
 * Stores the scroll position of each history entry, also across a reload, and restores it. The browser's own restoration gives up if a page
 * gets its height late, as lists do. This one waits until the page is tall enough and nothing in it is loading, which could still move the
 * rest, or until the user interacts with it.
 */
export function createScrollMemory({ tabStore, wait, onReturn }: Pick<Platform, 'tabStore' | 'wait' | 'onReturn'>, page: Window) {
  const positions = readPositions(tabStore.read(KEY));
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
  // WebKit shows a page that it has kept at its top.
  onReturn(() => {
    const top = positions.get(entry ?? '');
    if (top !== undefined) page.scrollTo(0, top);
  });

  const restore = (top: number) => {
    const growth = new ResizeObserver(() => {
      page.scrollTo(0, top);
      if (page.scrollY >= top - 1 && page.document.querySelector('main [aria-busy=true]') === null) stop();
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
