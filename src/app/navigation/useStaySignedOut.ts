import { createContext, useContext, useEffect } from 'react';

const StayContext = createContext<(isNeeded: boolean) => void>(() => {});
export const StayProvider = StayContext.Provider;

/**
 * While it is needed, a page for the signed-in stays up when its session ends, to say so beside what is being typed, instead of leading
 * to /login at once. Such a page shows nothing of the person any more, and asks useSession() who is here.
 */
export function useStaySignedOut(isNeeded: boolean): void {
  const stay = useContext(StayContext);
  useEffect(() => {
    stay(isNeeded);
    return () => stay(false);
  }, [stay, isNeeded]);
}
