import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by src/app/headScript.js. `last`: the button that was clicked, or the form that was submitted, before React took the page over. */
    earlyAction?: {
      last: { element: HTMLElement; submitter: HTMLElement | null | undefined } | null;
      remember: (event: Event & { submitter?: HTMLElement | null }) => void;
    };
  }
}

/** Call it right before React takes over, because React handles the clicks from then on. */
export function stopRemembering(): void {
  const { earlyAction: action } = window;
  if (action === undefined) return;
  window.removeEventListener('click', action.remember, true);
  window.removeEventListener('submit', action.remember, true);
}

/**
 * Repeats what the user did last before React took over the prerendered page, so that no tap is lost on a slow connection. Links work
 * without it. Render it beside the page, inside the same Suspense boundary, so that its effect runs once the page can answer.
 */
export function EarlyAction() {
  useEffect(() => {
    const { element, submitter } = window.earlyAction?.last ?? {};
    delete window.earlyAction;
    // A page that React could not take over has other elements now.
    if (element?.isConnected !== true) return;
    if (element instanceof HTMLFormElement) element.requestSubmit(submitter);
    else element.click();
  }, []);
  return null;
}
