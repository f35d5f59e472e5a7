import type { Platform } from '../services/ports.ts';

const KEY = 'scroll';
/** How long a page may take to be tall enough, in milliseconds. */
const PATIENCE = 10_000;
/** More than anybody goes back. */
const MOST = 100;
/** Whoever scrolls, types or presses wants to be where they are. */
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function readPlaces(text: string | null): Map<string, number> {
  try {
    return new Map<string, number>(JSON.parse(text ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** The router's name for an entry that it did not make: the first of every visit. */
const FIRST = 'default';

/** The address was typed or followed from elsewhere, not loaded anew and not gone back to. */
function isNewVisit({ performance }: Window): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}

/**
 * How far each entry of the history was scrolled, also over a reload. The browser's own memory gives up when a page gets its height
 * late, as lists do; this waits until the page is tall enough, or until somebody takes it in hand.
 */
export function createScrollMemory({ tabStore, wait }: Pick<Platform, 'tabStore' | 'wait'>, page: Window) {
  const places = readPlaces(tabStore.read(KEY));
  if (isNewVisit(page)) places.delete(FIRST);
  let entry: string | null = null;
  let stopWaiting: (() => void) | null = null;
  const remember = () => {
    if (entry === null || stopWaiting !== null) return;
    // The latest stands last: of very many the oldest are forgotten.
    places.delete(entry);
    places.set(entry, page.scrollY);
  };
  page.history.scrollRestoration = 'manual';
  page.addEventListener('scroll', remember, { passive: true });
  page.addEventListener('pagehide', () => tabStore.write(KEY, JSON.stringify([...places].slice(-MOST))));

  const restore = (top: number) => {
    const growth = new ResizeObserver(() => {
      page.scrollTo(0, top);
      if (page.scrollY >= top - 1) stop();
    });
    const stop = () => {
      if (stopWaiting !== stop) return;
      stopWaiting = null;
      patience.abort();
      growth.disconnect();
      for (const hand of HANDS) page.removeEventListener(hand, stop);
      remember();
    };
    stopWaiting = stop;
    const patience = new AbortController();
    wait(PATIENCE, patience.signal).then(stop, () => {});
    for (const hand of HANDS) page.addEventListener(hand, stop, { passive: true });
    growth.observe(page.document.body);
  };

  return {
    /** This entry of the history is on show: from its top, from where it was left, just as it is, or instead of the one before. */
    enter: (key: string, from: 'top' | 'remembered' | 'here' | 'instead') => {
      stopWaiting?.();
      if (from === 'instead' && entry !== null) places.delete(entry);
      entry = key;
      const place = places.get(key);
      if (from === 'top') page.scrollTo(0, 0);
      if (from === 'remembered' && place !== undefined) restore(place);
      else remember();
    },
  };
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>;
