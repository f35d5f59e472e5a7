import { createContext, useContext, useEffect } from 'react';

const StayContext = createContext<(isNeeded: boolean) => void>(() => {});
export const StayProvider = StayContext.Provider;

/**
 * While `isNeeded` is true, a page for signed-in users stays mounted when its session ends, to say so beside the typed text instead of
 * redirecting to /login at once. Such a page no longer shows the user's data, and gets the current user from useSession().
 */
export function useStaySignedOut(isNeeded: boolean): void {
  const stay = useContext(StayContext);
  useEffect(() => {
    stay(isNeeded);
    return () => stay(false);
  }, [stay, isNeeded]);
}
