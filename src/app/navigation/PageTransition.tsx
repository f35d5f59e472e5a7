import { addTransitionType, startTransition, ViewTransition, type ReactNode } from 'react';

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

/** Fades from page to page. Other updates of the page do not fade. */
export const PageTransition = ({ children }: { children: ReactNode }) => (
  <ViewTransition default="none" update={{ navigation: 'auto', default: 'none' }}>
    {children}
  </ViewTransition>
);
