import type { Platform } from '../services/ports.ts';

const KEY = 'reloadedFor';

interface Page {
  /** Receives `vite:preloadError`. */
  target: EventTarget;
  isOnline: () => boolean;
  reload: () => void;
}

/** Reloads the page if a code chunk is missing after a deploy, once for each chunk (docs/product-rules.md#crashes). */
export function reloadOnMissingChunk({ tabStore }: Pick<Platform, 'tabStore'>, { target, isOnline, reload }: Page): void {
  target.addEventListener('vite:preloadError', (event) => {
    // While offline, a missing chunk does not mean a deploy, and a reload would show the browser's own error page.
    if (!isOnline()) return;
    const missing = 'payload' in event && event.payload instanceof Error ? event.payload.message : 'a chunk';
    // Store all chunks, not only the last one: two that stay missing would cause a reload loop.
    const known = (tabStore.read(KEY) ?? '').split('\n');
    if (known.includes(missing)) return;
    tabStore.write(KEY, [...known, missing].join('\n'));
    reload();
  });
}
