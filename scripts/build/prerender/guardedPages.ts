/** Data for src/app/head/guardedPages.js: which addresses need a signed-in user, and what their pages load and read. */
export interface GuardedPages {
  /** The site's base path, with a slash at both ends. */
  siteBase: string;
  /** Somebody is signed in if the storage has this key (src/app/services/storedSession.ts). */
  session: { storage: 'localStorage' | 'sessionStorage'; key: string };
  /** The files that all of them need besides the first load, without the base. */
  shared: string[];
  pages: GuardedPage[];
}

/** A page for signed-in users. */
export interface GuardedPage {
  /** A regular expression for the whole path. */
  pattern: string;
  /** The files that the page needs besides those, without the base. */
  files: string[];
  /** Its first reads, which need no token: what to pass to `fetch`. `_id_` at the end of a URL stands for the id at the end of the path. */
  reads: [url: string, init: RequestInit][];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns a regular expression for a path of the router, which ignores case and trailing slashes: '/booking/:id'. */
export const toPattern = (path: string, siteBase: string): string => `^${escaped(siteBase + path.slice(1)).replace(/:\w+/g, '[^/]+')}/*$`;
