/** A way to navigate, for code outside of React. The router sets it. */
export interface NavigationRef {
  goTo: (path: string) => void;
}

/** Until the router is mounted, navigating does nothing. */
export const createNavigationRef = (): NavigationRef => ({ goTo: () => {} });
