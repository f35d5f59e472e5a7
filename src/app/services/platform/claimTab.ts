import type { Platform } from '../ports.ts';

/** The key of the id of the page that is open in this tab. */
const OPEN = 'open page';

interface ClaimTabOptions {
  /** Undefined if the browser has none. Then a copy cannot be told from a tab that has crashed, and keeps what it has. */
  locks: LockManager | undefined;
  /** The prefix of the locks. */
  space: string;
  /** Receives `pagehide` and `pageshow`. */
  page: Pick<EventTarget, 'addEventListener'>;
}

/**
 * Makes this page the only one that uses the tab's store. A browser copies it when it duplicates a tab, but drafts, the sandbox's session and
 * stored attempts belong to one tab (docs/product-rules.md#duplicated-tab). So a copy starts with an empty store. A page takes its id out of
 * the store when it is left. If there is one at the start, then its page has crashed, or it is open in another tab and holds its lock.
 * @returns null in the ordinary case, where nothing has to be found out; otherwise a promise, before which nobody may read the store
 */
export function claimTab(
  { tabStore, random }: Pick<Platform, 'tabStore' | 'random'>,
  { locks, space, page }: ClaimTabOptions,
): Promise<void> | null {
  const lockOf = (id: string) => `${space}:${OPEN} ${id}`;
  let release = () => {};
  const claim = () => {
    const id = String(random());
    tabStore.write(OPEN, id);
    // Without locks, as over plain http or in some frames, no page can tell.
    locks?.request(lockOf(id), () => new Promise<void>((resolve) => void (release = resolve))).catch(() => {});
  };
  page.addEventListener('pagehide', () => {
    tabStore.remove(OPEN);
    // Browsers keep no page for Back that holds a lock.
    release();
  });
  page.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) claim();
  });
  const earlier = tabStore.read(OPEN);
  if (earlier === null || !locks) {
    claim();
    return null;
  }
  return locks
    .request(lockOf(earlier), { ifAvailable: true }, (lock) => {
      if (lock === null) for (const key of tabStore.keys()) tabStore.remove(key);
    })
    .catch(() => {})
    .then(claim);
}
