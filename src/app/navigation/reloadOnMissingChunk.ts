import type { Platform } from '../services/ports.ts';

const KEY = 'reloadedFor';

interface Page {
  /** Hears `vite:preloadError`. */
  target: EventTarget;
  isOnline: () => boolean;
  reload: () => void;
}

/** A code chunk that is gone after a new deploy: the page is loaded anew, once for each chunk (docs/product-rules.md#crashes). */
export function reloadOnMissingChunk({ tabStore }: Pick<Platform, 'tabStore'>, { target, isOnline, reload }: Page): void {
  target.addEventListener('vite:preloadError', (event) => {
    // Without a connection nothing was deployed, and a reload would end in the browser's own error page.
    if (!isOnline()) return;
    const missing = 'payload' in event && event.payload instanceof Error ? event.payload.message : 'a chunk';
    // All of them, not the last alone: two that stay gone would reload each other for ever.
    const known = (tabStore.read(KEY) ?? '').split('\n');
    if (known.includes(missing)) return;
    tabStore.write(KEY, [...known, missing].join('\n'));
    reload();
  });
}
