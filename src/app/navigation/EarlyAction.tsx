import { useEffect } from 'react';

declare global {
  interface Window {
    /** What src/app/headScript.js remembers: the last button that was clicked, or form that was submitted, before the page had its code. */
    earlyAction?: {
      last: { element: HTMLElement; submitter: HTMLElement | null | undefined } | null;
      remember: (event: Event & { submitter?: HTMLElement | null }) => void;
    };
  }
}

/** Call it when React takes over, because it keeps what happens from then on. */
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
