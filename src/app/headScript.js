// Runs in the head of every page, before the first paint. Builds copy it into the HTML, and the policy allows exactly this text, so what
// differs between pages is in the attributes of its element (scripts/prerender/html.ts).
{
  const { space, reads } = document.currentScript?.dataset ?? {};
  // Applies the settings that src/app/features/shell/settings/settings.ts has stored.
  try {
    const { theme, motion } = Object(JSON.parse(localStorage.getItem(`${space}:settings`) ?? ''));
    const { dataset } = document.documentElement;
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (motion === 'reduced') dataset.motion = motion;
  } catch {
    // Forbidden, or not ours.
  }
  // Remembers the last click or submission until React takes the page over (src/app/navigation/EarlyAction.tsx).
  /** @type {NonNullable<typeof window.earlyAction>} */
  const action = {
    last: null,
    remember: ({ target, submitter }) => {
      const element = target instanceof HTMLFormElement ? target : target instanceof Element ? target.closest('button') : null;
      if (element) action.last = { element, submitter };
    },
  };
  addEventListener('click', action.remember, true);
  addEventListener('submit', action.remember, true);
  window.earlyAction = action;
  // Starts the first reads of the page (src/app/services/http/earlyReads.ts).
  if (reads) {
    window.earlyReads = new Map(
      JSON.parse(reads).map((/** @type {[string, RequestInit]} */ [url, init]) => {
        const response = fetch(url, init);
        response.catch(() => {});
        return [url, response];
      }),
    );
  }
}
