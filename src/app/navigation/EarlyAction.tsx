import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by src/app/headScript.js until React has taken the page over. */
    earlyAction?: {
      /** The button that was clicked, or the form that was submitted. */
      last: { element: HTMLElement; submitter: HTMLElement | null | undefined } | null;
      remember: (event: Event & { submitter?: HTMLElement | null }) => void;
      /** Adds to a clicked link what the HTML does not know: filters, or the page to return to. */
      completeLink: (event: MouseEvent) => void;
    };
  }
}

/** Forgets the remembered action if the user acts again, which React handles. */
function forget(event: Event): void {
  const { earlyAction: action } = window;
  if (action === undefined) return;
  const { last } = action;
  action.remember(event);
  if (action.last !== last) action.last = null;
}

/**
 * Call it right before React takes over, because React handles the clicks from then on. A later one replaces what is remembered: a menu
 * that was tapped once more would otherwise close again.
 */
export function stopRemembering(): void {
  const { earlyAction: action } = window;
  if (action === undefined) return;
  window.removeEventListener('click', action.completeLink, true);
  for (const type of ['click', 'submit'] as const) {
    window.removeEventListener(type, action.remember, true);
    window.addEventListener(type, forget, true);
  }
}

/**
 * Repeats what the user did last before React took over the prerendered page, so that no tap is lost on a slow connection. Links work
 * before that. Render it beside the page, inside the same Suspense boundary, so that its effect runs once the page can answer.
 */
export function EarlyAction() {
  useEffect(() => {
    const { element, submitter } = window.earlyAction?.last ?? {};
    delete window.earlyAction;
    for (const type of ['click', 'submit'] as const) window.removeEventListener(type, forget, true);
    // A page that React could not take over has other elements now.
    if (element?.isConnected !== true) return;
    if (element instanceof HTMLFormElement) element.requestSubmit(submitter);
    else element.click();
  }, []);
  return null;
}
