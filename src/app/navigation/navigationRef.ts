/** The current path and a way to navigate, for code outside of React. The router sets both. */
export interface NavigationRef {
  path: string;
  goTo: (path: string) => void;
}

/** Until the router is mounted, the path is home and navigating does nothing. */
export const createNavigationRef = (): NavigationRef => ({ path: '/', goTo: () => {} });
