import { useSelector } from '@xstate/react';
import { use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LOGIN } from '#contract/texts.ts';
import { LoginScreen } from '#components/screens/account/LoginScreen/LoginScreen.tsx';
import { AdminAccessScreen } from '#components/screens/admin/AdminAccessScreen/AdminAccessScreen.tsx';
import { useFlow, useSession } from '../../../runtime/FlowsProvider.tsx';
import { parseReturnTo, wasDenied } from '../../../navigation/parseReturnTo.ts';
import { PageTitle } from '../../../navigation/PageTitle.tsx';
import type { IdentityService } from '../../../services/ports.ts';
import { useServices } from '../../../services/services.ts';
import { toLoginView } from './connect.ts';
import { useLeaveOnUnmount } from './useLeaveOnUnmount.ts';
import { usePasswordResetDialog } from './usePasswordResetDialog.tsx';
import { authFlow } from '../authFlow.ts';
import { useAccountPurpose } from '../useAccountPurpose.ts';
import { useSignOut } from '../../../runtime/useSignOut.ts';

/** /login: signs in, then returns to the page that the user came from, or home (docs/spec.md#login). */
export function LoginRoute({ identity }: { identity: IdentityService | null }) {
  const { demoAccounts } = use(useServices().backend);
  const auth = useFlow(authFlow).actor;
  const { session } = useSession();
  const { state } = useLocation();
  const snapshot = useSelector(auth, (current) => current);
  const returnTo = parseReturnTo(state);
  const purpose = useAccountPurpose(returnTo);
  const reset = usePasswordResetDialog(identity);
  useLeaveOnUnmount(auth);
  if (session.state === 'signedIn') {
    const { email } = session.identity;
    return wasDenied(state, email) ? <DeniedUser email={email} returnTo={returnTo} /> : <Navigate to={returnTo} replace />;
  }
  return (
    <>
      <PageTitle>{LOGIN}</PageTitle>
      <LoginScreen
        view={toLoginView(snapshot, { demoAccounts, returnTo, canResetPassword: reset.isAvailable, purpose })}
        onSignIn={(credentials) => auth.send({ type: 'auth.signIn', ...credentials })}
        onContinueWithGoogle={() => auth.send({ type: 'auth.signInWithGoogle' })}
        onForgotPassword={reset.open}
      />
      {reset.dialog}
    </>
  );
}

/**
 * /login for a user whose account was refused by a page. Does not return to that page automatically, because that would loop forever
 * (docs/product-rules.md#signed-in-but-not-an-administrator).
 */
function DeniedUser({ email, returnTo }: { email: string; returnTo: string }) {
  const signOut = useSignOut();
  return (
    <>
      <PageTitle>{LOGIN}</PageTitle>
      <AdminAccessScreen view={{ state: 'refused', email, returnHref: returnTo }} onSignOut={signOut} />
    </>
  );
}
