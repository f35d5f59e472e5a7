import type { LoadAhead, Platform } from '../services/ports.ts';

const KEY = 'reloadedFor';

/** For how long a page that the user leaves may still be shown, in milliseconds. Later, the user has stayed, or followed a download. */
const LEAVING_TIME = 10_000;

/** For how long other chunks of a load that has failed may still fail, in milliseconds. */
const SETTLING_TIME = 5_000;

/** The part of a window that this needs. */
interface Page {
  /** Receives `vite:preloadError` and `beforeunload`. */
  addEventListener: EventTarget['addEventListener'];
  navigator: Pick<Navigator, 'onLine'>;
  location: Pick<Location, 'pathname' | 'reload'>;
}

/**
 * Reloads the page if a code chunk is missing after a deploy, once for each chunk (docs/product-rules.md#crashes).
 * @returns `loadAhead`: if a chunk of its load is missing, the page reloads only when it is really opened
 */
export function reloadOnMissingChunk(
  { tabStore, uptime, wait }: Pick<Platform, 'tabStore' | 'uptime' | 'wait'>,
  page: Page,
): { loadAhead: LoadAhead } {
  /** The loads ahead that are under way or have just failed, with the page on which each has begun. */
  const loadsAhead = new Set<{ from: string; hasFailed: boolean }>();
  let leftAt = Number.NEGATIVE_INFINITY;
  page.addEventListener('beforeunload', () => {
    leftAt = uptime();
  });
  page.addEventListener('vite:preloadError', (event) => {
    // WebKit ends the loads of a page that the user leaves, and a reload would bring the user back.
    if (uptime() - leftAt < LEAVING_TIME) return;
    // While offline, a missing chunk does not mean a deploy, and a reload would show the browser's own error page.
    if (!page.navigator.onLine) return;
    const suspects = [...loadsAhead].filter(({ from }) => from === page.location.pathname);
    if (suspects.length === 0) reloadFor(event);
    // The load whose chunk is missing rejects before the next task.
    else setTimeout(() => suspects.some(({ hasFailed }) => hasFailed) || reloadFor(event));
  });
  function reloadFor(event: Event) {
    const missing = 'payload' in event && event.payload instanceof Error ? event.payload.message : 'a chunk';
    // Store all chunks, not only the last one: two that stay missing would cause a reload loop.
    const known = (tabStore.read(KEY) ?? '').split('\n');
    if (known.includes(missing)) return;
    tabStore.write(KEY, [...known, missing].join('\n'));
    page.location.reload();
  }
  return {
    loadAhead: async (load) => {
      const started = { from: page.location.pathname, hasFailed: false };
      const end = () => void loadsAhead.delete(started);
      loadsAhead.add(started);
      try {
        const loaded = await load();
        end();
        return loaded;
      } catch (error) {
        started.hasFailed = true;
        wait(SETTLING_TIME).then(end, () => {});
        throw error;
      }
    },
  };
}
