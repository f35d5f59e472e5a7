import { useEffect, useState } from 'react';
import { WaitingScreen } from '#components/screens/shell/WaitingScreen/WaitingScreen.tsx';
import { useNeededFlows, useSession } from '../../../runtime/FlowsProvider.tsx';
import { SignUpRoute } from '../signUp/SignUpRoute.tsx';
import { LoginRoute } from './LoginRoute.tsx';
import type { IdentityService } from '../../../services/ports.ts';
import { useServices } from '../../../services/services.ts';

/**
 * Returns the identity service, or null until it is loaded. It stays null if the load fails, which the auth machine reports. Loads the
 * service each time the session settles, because a retry of the session may have loaded what failed before.
 */
function useIdentityService(): IdentityService | null {
  const { providers } = useServices();
  const { state } = useSession().session;
  const isSettled = state === 'signedOut' || state === 'signedIn';
  const [service, setService] = useState<IdentityService | null>(null);
  useEffect(() => {
    if (isSettled) providers.then(({ loadIdentity }) => loadIdentity()).then(setService, () => {});
  }, [providers, isSettled]);
  return service;
}

/**
 * The two pages for signed-out users, in one chunk: they share nearly all of their code, so navigating between them loads nothing. The form
 * is there at once, also in the prerendered page, unless somebody is signed in on this device.
 */
function SignedOutRoute({ page }: { page: 'login' | 'signUp' }) {
  const { session, retry, continueSignedOut } = useSession();
  const { flows, isSignInLikely } = useNeededFlows();
  const identity = useIdentityService();
  const [formKey, setFormKey] = useState(0);
  const isSignedOut = session.state === 'signedOut';
  useEffect(() => {
    if (isSignedOut) identity?.prepareGoogle?.();
  }, [identity, isSignedOut]);
  const isKnown = flows !== null && (isSignedOut || session.state === 'signedIn');
  const isFormShown = isKnown || isSignInLikely;
  const waitingState = session.state === 'checking' ? 'waiting' : 'unsettled';
  const browseSignedOut = () => {
    // A new form, so that what was sent in this one signs nobody in.
    setFormKey(formKey + 1);
    continueSignedOut();
  };
  return (
    <>
      {!isFormShown && <WaitingScreen view={{ state: waitingState }} onRetry={retry} onContinueSignedOut={browseSignedOut} />}
      {/* Hidden, not removed, so that what is typed and sent is still there after Retry. */}
      <div key={formKey} hidden={!isFormShown}>
        {page === 'login' ? <LoginRoute flows={flows} identity={identity} /> : <SignUpRoute flows={flows} />}
      </div>
    </>
  );
}

/** /login */
export const LoginPage = () => <SignedOutRoute page="login" />;
/** /signup */
export const SignUpPage = () => <SignedOutRoute page="signUp" />;
