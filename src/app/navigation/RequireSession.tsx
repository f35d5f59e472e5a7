import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Identity } from '#contract/entities/identity.ts';
import { WaitingScreen } from '#components/screens/shell/WaitingScreen/WaitingScreen.tsx';
import { useSession } from '../actors/ActorsProvider.tsx';
import { originOf } from './origin.ts';

/**
 * A page for the signed-in: a visitor is sent to /login and comes back here afterwards (SPEC §2, §6). The spinner stays until
 * the login page's code is there.
 */
export function RequireSession({ children }: { children: (identity: Identity) => ReactNode }) {
  const location = useLocation();
  const { session, retry, continueSignedOut } = useSession();
  switch (session.state) {
    case 'checking':
      return <WaitingScreen view={{ state: 'waiting' }} onRetry={retry} onContinueSignedOut={continueSignedOut} />;
    case 'unsettled':
      return <WaitingScreen view={{ state: 'unsettled' }} onRetry={retry} onContinueSignedOut={continueSignedOut} />;
    case 'signedOut':
      return (
        <>
          <WaitingScreen view={{ state: 'waiting' }} onRetry={retry} onContinueSignedOut={continueSignedOut} />
          <Navigate to="/login" replace state={originOf(location)} />
        </>
      );
    case 'signedIn':
      // Another person's page is another page: nothing that was typed or opened in this one is in it.
      return <Fragment key={session.identity.email}>{children(session.identity)}</Fragment>;
    default:
      return session satisfies never;
  }
}
