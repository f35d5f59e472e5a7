import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { startNavigation } from './PageTransition.tsx';
import type { NavigationRef } from './navigationRef.ts';

/** Keeps the navigation ref in sync with the router. */
export function ConnectRouter({ navigationRef }: { navigationRef: NavigationRef }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    Object.assign(navigationRef, { path: pathname, goTo: (path: string) => startNavigation(() => void navigate(path)) });
  }, [navigationRef, navigate, pathname]);
  return null;
}
