import { addTransitionType, startTransition, useEffect, ViewTransition, type ReactNode } from 'react';

/**
 * Follows a link to another page, which then fades in. Back and Forward show their page at once. `navigate` must reach the router's state at
 * once: a route with a loader, middleware or `lazy` of the router would lose the type of the transition.
 */
export function startNavigation(navigate: () => void): void {
  startTransition(() => {
    addTransitionType('navigation');
    navigate();
  });
}

// `:is()` keeps a browser that does not know the class from throwing.
const isFading = () => document.documentElement.matches(':is(:active-view-transition)');

/**
 * Gives a click that began or ended during a fade to the element that it was for. Until a fade has ended, the browser gives every press to
 * the document itself (https://drafts.csswg.org/css-view-transitions-1/#captured-in-a-view-transition), and the click would be lost. Until
 * one is drawn, WebKit gives presses to their elements, but React answers none, and a link would load the whole page.
 * The click is repeated when the fade has ended, because React does not show another page earlier.
 */
function rescueClicks(): () => void {
  const { documentElement } = document;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  /** Null if the press was in a fade, and nothing has answered it. */
  let pressed: EventTarget | null = null;
  const onPress = ({ target }: PointerEvent) => {
    pressed = isFading() ? null : target;
  };
  document.addEventListener('pointerdown', onPress, options);
  const onClick = (click: MouseEvent) => {
    const from = pressed;
    const isOnDocument = click.target === documentElement;
    if (!click.isTrusted || (!isFading() && (!isOnDocument || from !== null))) return;
    click.preventDefault();
    click.stopPropagation();
    // The second click of a double click was for the page before.
    if (click.detail > 1) return;
    const repeat = () => {
      if (isFading()) {
        requestAnimationFrame(repeat);
        return;
      }
      const element = isOnDocument ? (from ?? document.elementFromPoint(click.clientX, click.clientY)) : click.target;
      // The browser follows a link also when it has gone with its page.
      if (!(element instanceof Element) || element === documentElement || !element.isConnected) return;
      // Other presses have reached their element, which has the focus. Enter in a field clicks on the form's button, but moves no focus.
      if (isOnDocument && element instanceof HTMLElement) element.focus({ preventScroll: true });
      // A menu opens when it is pressed.
      if (from === null) for (const type of ['pointerdown', 'pointerup']) element.dispatchEvent(new PointerEvent(type, click));
      element.dispatchEvent(new MouseEvent('click', click));
    };
    repeat();
  };
  document.addEventListener('click', onClick, options);
  return () => listening.abort();
}

/** Fades from page to page. Other updates of the page do not fade. */
export function PageTransition({ children }: { children: ReactNode }) {
  useEffect(rescueClicks, []);
  return (
    <ViewTransition default="none" update={{ navigation: 'auto', default: 'none' }}>
      {children}
    </ViewTransition>
  );
}
