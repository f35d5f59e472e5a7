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
 * the document itself (https://drafts.csswg.org/css-view-transitions-1/#captured-in-a-view-transition), and the click would be lost.
 * The click is repeated when the fade has ended, because React does not show another page earlier.
 */
function rescueClicks(): () => void {
  const { documentElement } = document;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let pressed: Element = documentElement;
  let isPressedInFade = false;
  const onPress = ({ type, target }: PointerEvent) => {
    if (type === 'pointerdown') {
      pressed = target as Element;
      isPressedInFade = false;
    }
    isPressedInFade ||= isFading();
  };
  document.addEventListener('pointerdown', onPress, options);
  document.addEventListener('pointerup', onPress, options);
  const onClick = (click: MouseEvent) => {
    // The second click of a double click was for the page before.
    if (click.target !== documentElement || !isPressedInFade || click.detail > 1) return;
    const repeat = () => {
      if (isFading()) {
        requestAnimationFrame(repeat);
        return;
      }
      const element = pressed === documentElement ? document.elementFromPoint(click.clientX, click.clientY) : pressed;
      // The browser follows a link also when it has gone with its page.
      if (element === null || element === documentElement || !element.isConnected) return;
      if (element instanceof HTMLElement) element.focus({ preventScroll: true });
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
