import { type ReactNode, useEffect, useState, ViewTransition } from 'react';
import { useLocation } from 'react-router';

/**
 * Fades from page to page; Back and Forward show theirs at once. The path decides, and not a transition type: React gives a type to
 * whatever it shows next, such as a part of the old page whose code arrives while the next one loads.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(pathname);
  // oxlint-disable-next-line react/set-state-in-effect -- only once the page is on the screen is it no longer the next one
  useEffect(() => setShown(pathname), [pathname]);
  return (
    <ViewTransition default="none" update={pathname === shown ? 'none' : 'auto'}>
      {children}
    </ViewTransition>
  );
}
