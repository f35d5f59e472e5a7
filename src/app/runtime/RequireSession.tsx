import { createContext, Fragment, type ReactNode, useContext, useDeferredValue, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Identity } from '#contract/entities/identity.ts';
import { WaitingScreen } from '#components/screens/shell/WaitingScreen/WaitingScreen.tsx';
import { useSession } from './FlowsProvider.tsx';
import { LOGIN_PATH } from '../navigation/paths.ts';
import { toReturnTo } from '../navigation/returnTo.ts';
import { waiting } from './waiting.tsx';

const IdentityContext = createContext<Identity | null>(null);
const KeepMountedContext = createContext<(isNeeded: boolean) => void>(() => {});

/** Returns the signed-in user. Throws outside RequireSession. */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (identity === null) throw new Error('useIdentity needs a RequireSession above it');
  return identity;
}

/**
 * Keeps a page for signed-in users mounted when its session ends while `isNeeded` is true. It can then show a message beside the typed text,
 * where other pages redirect to /login. Such a page must hide the user's data once useSession() reports the end.
 */
export function useKeepMounted(isNeeded: boolean): void {
  const keepMounted = useContext(KeepMountedContext);
  useEffect(() => {
    keepMounted(isNeeded);
    return () => keepMounted(false);
  }, [keepMounted, isNeeded]);
}

interface RequireSessionProps {
  /** Shown until the shop knows who is signed in. It may show what everybody may see. @default a spinner */
  placeholder?: ReactNode;
  children: ReactNode;
}

/**
 * Guards a page for signed-in users. A signed-out user is redirected to /login, and returns afterwards (docs/spec.md#routes,
 * docs/spec.md#permissions). The placeholder stays until the code of the login page has loaded. A page that calls useKeepMounted stays
 * mounted when its session ends, and redirects once it no longer needs to.
 */
export function RequireSession({ placeholder = waiting, children }: RequireSessionProps) {
  const location = useLocation();
  const { session, retry, continueSignedOut } = useSession();
  const [isKeptMounted, setIsKeptMounted] = useState(false);
  const [lastIdentity, setLastIdentity] = useState<Identity | null>(null);
  if (session.state === 'signedIn' && session.identity !== lastIdentity) setLastIdentity(session.identity);
  const keptIdentity = isKeptMounted && session.state === 'signedOut' ? lastIdentity : null;
  // Deferred, so that the placeholder stays until all of the page is there. React would show a spinner in between.
  const isPageShown = useDeferredValue(session.state === 'signedIn' || keptIdentity !== null);
  // The key remounts the page for another user, so that nothing typed or opened is carried over.
  const pageOf = (identity: Identity, page = children) => (
    <IdentityContext value={identity}>
      <KeepMountedContext value={setIsKeptMounted}>
        <Fragment key={identity.email}>{page}</Fragment>
      </KeepMountedContext>
    </IdentityContext>
  );
  switch (session.state) {
    case 'checking':
      return placeholder;
    case 'unsettled':
      return <WaitingScreen view={{ state: 'unsettled' }} onRetry={retry} onContinueSignedOut={continueSignedOut} />;
    case 'signedOut':
      if (keptIdentity !== null) return pageOf(keptIdentity);
      return (
        <>
          {placeholder}
          <Navigate to={LOGIN_PATH} replace state={toReturnTo(location)} />
        </>
      );
    case 'signedIn':
      return isPageShown ? pageOf(session.identity, session.obstacle) : placeholder;
    default:
      return session satisfies never;
  }
}
