import { useEffect } from 'react';

/** A click or a submission. */
type Action = Event & Partial<Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'> & Pick<SubmitEvent, 'submitter'>>;

declare global {
  interface Window {
    /** Set by src/app/head/earlyAction.js until React has taken the page over. */
    earlyAction?: {
      last: { element: HTMLElement; submitter: HTMLElement | null | undefined } | null;
      /** The element that needs React to act: a button, a form, or a link with `data-needs-app`. */
      find: (action: Action) => HTMLElement | null;
      remember: (action: Action) => void;
    };
  }
}

/** Forgets the remembered action if the user acts again, which React handles. */
function forget(event: Event): void {
  const { earlyAction: action } = window;
  if (action !== undefined && action.find(event) !== null) action.last = null;
}

/**
 * Call it right before React takes over, because React handles the clicks from then on. A later one replaces what is remembered: a menu
 * that was tapped once more would otherwise close again.
 */
export function stopRemembering(): void {
  const { earlyAction: action } = window;
  if (action === undefined) return;
  for (const type of ['click', 'submit'] as const) {
    window.removeEventListener(type, action.remember, true);
    window.addEventListener(type, forget, true);
  }
}

/**
 * Repeats what the user did last before React took over the prerendered page, so that no tap is lost on a slow connection. The browser
 * follows links by itself, but for those with `data-needs-app`. Render it beside the page, inside the same Suspense boundary, so that its
 * effect runs once the page can answer.
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
