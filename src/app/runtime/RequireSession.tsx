import { createContext, Fragment, type ReactNode, useContext, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Identity } from '#contract/entities/identity.ts';
import { WaitingScreen } from '#components/screens/shell/WaitingScreen/WaitingScreen.tsx';
import { useSession } from './FlowsProvider.tsx';
import { toReturnTo } from '../navigation/returnTo.ts';

const IdentityContext = createContext<Identity | null>(null);
const KeepMountedContext = createContext<(isNeeded: boolean) => void>(() => {});

/** Returns the signed-in user. Throws outside RequireSession. */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (identity === null) throw new Error('useIdentity needs a RequireSession above it');
  return identity;
}

/**
 * Keeps a page for signed-in users mounted when its session ends while `isNeeded` is true, so that it can show a message beside the typed
 * text instead of redirecting to /login at once. Such a page must hide the user's data once useSession() reports that the session has
 * ended.
 */
export function useKeepMounted(isNeeded: boolean): void {
  const keepMounted = useContext(KeepMountedContext);
  useEffect(() => {
    keepMounted(isNeeded);
    return () => keepMounted(false);
  }, [keepMounted, isNeeded]);
}

/**
 * Guards a page for signed-in users. A signed-out user is redirected to /login, and returns afterwards (docs/spec.md#routes,
 * docs/spec.md#permissions). The spinner stays until the code of the login page has loaded. A page that calls useKeepMounted stays mounted
 * when its session ends, and redirects once it no longer needs to.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { session, retry, continueSignedOut } = useSession();
  const [isKeptMounted, setIsKeptMounted] = useState(false);
  const [lastIdentity, setLastIdentity] = useState<Identity | null>(null);
  if (session.state === 'signedIn' && session.identity !== lastIdentity) setLastIdentity(session.identity);
  // The key remounts the page for another user, so that nothing typed or opened is carried over.
  const pageOf = (identity: Identity) => (
    <IdentityContext value={identity}>
      <KeepMountedContext value={setIsKeptMounted}>
        <Fragment key={identity.email}>{children}</Fragment>
      </KeepMountedContext>
    </IdentityContext>
  );
  switch (session.state) {
    case 'checking':
      return <WaitingScreen view={{ state: 'waiting' }} onRetry={retry} onContinueSignedOut={continueSignedOut} />;
    case 'unsettled':
      return <WaitingScreen view={{ state: 'unsettled' }} onRetry={retry} onContinueSignedOut={continueSignedOut} />;
    case 'signedOut':
      if (isKeptMounted && lastIdentity !== null) return pageOf(lastIdentity);
      return (
        <>
          <WaitingScreen view={{ state: 'waiting' }} onRetry={retry} onContinueSignedOut={continueSignedOut} />
          <Navigate to="/login" replace state={toReturnTo(location)} />
        </>
      );
    case 'signedIn':
      return pageOf(session.identity);
    default:
      return session satisfies never;
  }
}
