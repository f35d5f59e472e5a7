// Prepares a page for signed-in users: the same HTML answers all their addresses (scripts/build/prerender/guardedPages.ts).
{
  /** @type {import('../../../scripts/build/prerender/guardedPages.ts').GuardedPages} */
  const { siteBase, session, shared, pages } = JSON.parse(document.currentScript?.dataset.guarded ?? '');
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
    if (/^[\w-]+$/.test(id)) for (const [url, init] of page.reads) window.earlyReads?.start([url.replace(/_id_$/, id), init]);
    // The code would otherwise be asked for only when React has begun, and when it is known who is signed in.
    for (const file of [...shared, ...page.files]) {
      const link = document.createElement('link');
      const attributes = file.endsWith('.css')
        ? { rel: 'preload', as: 'style', fetchPriority: 'auto' }
        : // The first load runs before it.
          { rel: 'modulepreload', as: 'script', fetchPriority: 'low' };
      document.head.append(Object.assign(link, attributes, { crossOrigin: '', href: siteBase + file }));
    }
  } else if (page && search === '' && parent === window) {
    // Does what src/app/runtime/RequireSession.tsx would do a second later: the sign-in page has its own HTML. A query may choose the
    // sandbox's world, which the app must see first, and each frame of /sandbox/two has a session of its own.
    const returnTo = pathname.slice(siteBase.length - 1) + hash;
    history.replaceState({ ...history.state, usr: { returnTo } }, '', `${siteBase}login`);
    // Otherwise the rest of this page could load and start the app before the reload.
    stop();
    location.reload();
  }
}
