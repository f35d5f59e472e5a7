import type { Platform } from '../services/ports.ts';

/** The shortest time between two writes, in milliseconds. Safari refuses more than 100 in ten seconds. */
const INTERVAL = 200;

/**
 * Returns a window for the router that writes changes of a page's query to the address at most every 200 ms, the newest one last. If the
 * browser refuses to write, it tries again. The router sees each change at once. Before the page is left by a link, the newest one is
 * written, so that Back restores it.
 */
export function throttleAddress(page: Window, { wait }: Pick<Platform, 'wait'>): Window {
  /** The router's newest replacement of the current entry, until it is written. */
  let unwritten: { state: unknown; url: URL } | null = null;
  let isResting = false;
  const write = () => {
    const change = unwritten;
    if (change === null) return;
    unwritten = null;
    try {
      page.history.replaceState(change.state, '', change.url);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'SecurityError') throw error;
      unwritten = change;
    }
  };
  const writeAndRest = () => {
    if (unwritten === null) return;
    write();
    isResting = true;
    void wait(INTERVAL).then(() => {
      isResting = false;
      writeAndRest();
    });
  };
  /** The entry that is left can be written no more. */
  const forget = () => {
    unwritten = null;
  };
  // The browser has moved to another entry. It calls the router's listener later, because that one is registered later.
  page.addEventListener('popstate', forget);
  page.addEventListener('pagehide', write);

  const history: Partial<History> = {
    get state(): unknown {
      return unwritten === null ? page.history.state : unwritten.state;
    },
    replaceState: (state, _, url) => {
      // Without a URL, the entry keeps its own, hash included.
      unwritten = { state, url: new URL(url ?? page.location.href, page.location.href) };
      // Others read the path from the browser.
      if (unwritten.url.pathname !== page.location.pathname) write();
      if (!isResting) writeAndRest();
    },
    pushState: (state, _, url) => {
      write();
      forget();
      page.history.pushState(state, '', url);
    },
    go: (delta) => {
      write();
      page.history.go(delta);
    },
  };
  return {
    get location() {
      return unwritten?.url ?? page.location;
    },
    history,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  } as unknown as Window;
}
