// Runs in the head of every page, before the first paint. Builds copy it into the HTML, and the policy allows exactly this text, so what
// differs between pages is in the attributes of its element (scripts/prerender/html.ts).
{
  const { space, reads, guarded } = document.currentScript?.dataset ?? {};
  // Applies the settings that src/app/features/shell/settings/settings.ts has stored.
  try {
    const { theme, motion } = Object(JSON.parse(localStorage.getItem(`${space}:settings`) ?? ''));
    const { dataset } = document.documentElement;
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (motion === 'reduced') dataset.motion = motion;
  } catch {
    // Forbidden, or not ours.
  }
  // Where the user goes on after signing in (src/app/navigation/returnTo.ts). A booking shows its product above the form, whose space is
  // reserved by src/components/blocks/AccountIntro/AccountIntro.css.ts.
  if (/^\/booking\//i.test(history.state?.usr?.returnTo)) document.documentElement.dataset.reason = 'booking';
  const reload = () => {
    // Otherwise the rest of this page could load and start the app before the reload.
    stop();
    location.reload();
  };
  // Remembers the last click or submission until React takes the page over (src/app/navigation/EarlyAction.tsx).
  /** @type {NonNullable<typeof window.earlyAction>} */
  const action = {
    last: null,
    remember: ({ target, submitter }) => {
      const element = target instanceof HTMLFormElement ? target : target instanceof Element ? target.closest('button') : null;
      if (element) action.last = { element, submitter };
    },
    // Links work without React, but the HTML knows neither the query nor the history.
    completeLink: (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      // A link from list to list keeps the filters, but no open dialog.
      if (link.dataset.keepsQuery !== undefined) {
        const query = new URLSearchParams(location.search);
        query.delete('details');
        link.search = query.toString();
      }
      // A link between the two sign-in pages keeps the page to return to, which is in the history. The HTML has no other links to them.
      const opensHere = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
      if (opensHere && /\/(login|signup)$/.test(link.pathname)) {
        event.preventDefault();
        history.pushState({ usr: history.state?.usr }, '', link.href);
        reload();
      }
    },
  };
  addEventListener('click', action.remember, true);
  addEventListener('submit', action.remember, true);
  addEventListener('click', action.completeLink, true);
  window.earlyAction = action;
  /** Starts reads of the page (src/app/services/http/earlyReads.ts). @param {[url: string, init: RequestInit][]} list */
  const startReads = (list) => {
    for (const [url, init] of list) {
      const response = fetch(url, init);
      response.catch(() => {});
      (window.earlyReads ??= new Map()).set(url, response);
    }
  };
  startReads(JSON.parse(reads ?? '[]'));
  // The HTML may be that of a page for signed-in users (scripts/prerender/guardedPages.ts).
  if (guarded) {
    /** @type {import('../../scripts/prerender/guardedPages.ts').GuardedPages} */
    const { siteBase, session, shared, pages } = JSON.parse(guarded);
    const { pathname, search, hash } = location;
    const page = pages.find(({ pattern }) => new RegExp(pattern, 'i').test(pathname));
    let isSignedIn = false;
    try {
      isSignedIn = window[session.storage].getItem(session.key) !== null;
    } catch {
      // Without storage, nobody is signed in.
    }
    if (page && isSignedIn) {
      // Only with an id that needs no encoding: for another one the client may write another URL, and the read would be wasted.
      const id = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
      if (/^[\w-]+$/.test(id)) startReads(page.reads.map(([url, init]) => [url.replace(/_id_$/, id), init]));
      // The code would otherwise be asked for only when React has begun, and when it is known who is signed in.
      for (const file of [...shared, ...page.files]) {
        const isStyle = file.endsWith('.css');
        document.head.append(
          Object.assign(document.createElement('link'), {
            rel: isStyle ? 'preload' : 'modulepreload',
            as: isStyle ? 'style' : 'script',
            crossOrigin: '',
            // The first load runs before it.
            fetchPriority: isStyle ? 'auto' : 'low',
            href: siteBase + file,
          }),
        );
      }
    } else if (page && search === '') {
      // Does what src/app/runtime/RequireSession.tsx would do a second later: the sign-in page has its own HTML. A query may choose the
      // sandbox's world, which the app must see first.
      const returnTo = pathname.slice(siteBase.length - 1) + hash;
      history.replaceState({ ...history.state, usr: { returnTo } }, '', `${siteBase}login`);
      reload();
    }
  }
}
