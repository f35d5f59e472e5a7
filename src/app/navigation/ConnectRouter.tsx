import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { startNavigation } from './PageTransition.tsx';
import type { NavigationRef } from './navigationRef.ts';

/** Keeps the navigation ref in sync with the router. */
export function ConnectRouter({ navigationRef }: { navigationRef: NavigationRef }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Passive effects wait for the first frame of a page transition. A payment that ends earlier asks for the path.
  useLayoutEffect(() => {
    Object.assign(navigationRef, { path: pathname, goTo: (path: string) => startNavigation(() => void navigate(path)) });
  }, [navigationRef, navigate, pathname]);
  return null;
}
