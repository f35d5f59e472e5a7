import { useEffect } from 'react';
import { WaitingScreen } from '#components/screens/shell/WaitingScreen/WaitingScreen.tsx';
import { useFlows, useSession } from '../../../runtime/FlowsProvider.tsx';
import { SignUpRoute } from '../signUp/SignUpRoute.tsx';
import { LoginRoute } from './LoginRoute.tsx';
import { useIdentityService } from './useIdentityService.ts';

/**
 * The two pages for signed-out users, in one chunk: they share nearly all of it, and navigating between them takes no wait. Renders a form
 * only when the session is known.
 */
export function VisitorRoute({ page }: { page: 'login' | 'signUp' }) {
  const { session, retry, continueSignedOut } = useSession();
  const flows = useFlows();
  const identity = useIdentityService();
  const isOffered = session.state === 'signedOut';
  useEffect(() => {
    if (isOffered) identity?.prepareGoogle?.();
  }, [identity, isOffered]);
  if (session.state === 'checking' || session.state === 'unsettled' || flows === null) {
    const state = session.state === 'checking' ? 'waiting' : 'unsettled';
    return <WaitingScreen view={{ state }} onRetry={retry} onContinueSignedOut={continueSignedOut} />;
  }
  return page === 'login' ? <LoginRoute identity={identity} /> : <SignUpRoute />;
}
