import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { startNavigation } from './PageTransition.tsx';
import type { NavigationRef } from './navigationRef.ts';

/** Connects the navigation ref to the router. */
export function ConnectRouter({ navigationRef }: { navigationRef: NavigationRef }) {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    Object.assign(navigationRef, { goTo: (path: string) => startNavigation(() => void navigate(path)) });
  }, [navigationRef, navigate]);
  return null;
}
