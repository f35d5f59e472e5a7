import { Navigate, useLocation } from 'react-router';
import { LoginScreen } from '#components/screens/account/LoginScreen/LoginScreen.tsx';
import { AdminAccessScreen } from '#components/screens/admin/AdminAccessScreen/AdminAccessScreen.tsx';
import type { Flows } from '../../../runtime/flow.ts';
import { useSession } from '../../../runtime/FlowsProvider.tsx';
import { parseReturnTo, wasDenied } from '../../../navigation/parseReturnTo.ts';
import type { IdentityService } from '../../../services/ports.ts';
import { toLoginView } from './connect.ts';
import { useLeaveOnUnmount } from './useLeaveOnUnmount.ts';
import { usePasswordResetDialog } from './usePasswordResetDialog.tsx';
import { useAuth } from '../useAuth.ts';
import { useDemoAccounts } from '../useDemoAccounts.ts';
import { useAccountPurpose } from '../useAccountPurpose.ts';
import { useSignOut } from '../../../runtime/useSignOut.ts';

/** /login: signs in, then returns to the page that the user came from, or home (docs/spec.md#login). */
export function LoginRoute({ flows, identity }: { flows: Flows | null; identity: IdentityService | null }) {
  const demoAccounts = useDemoAccounts();
  const { actor, snapshot, isWaiting, send } = useAuth(flows);
  const { session } = useSession();
  const { state } = useLocation();
  const returnTo = parseReturnTo(state);
  const purpose = useAccountPurpose(returnTo);
  const reset = usePasswordResetDialog(identity);
  useLeaveOnUnmount(actor);
  if (session.state === 'signedIn') {
    const { email } = session.identity;
    return wasDenied(state, email) ? <DeniedUser email={email} returnTo={returnTo} /> : <Navigate to={returnTo} replace />;
  }
  return (
    <>
      <LoginScreen
        view={toLoginView(snapshot, { isWaiting, demoAccounts, returnTo, canResetPassword: reset.isAvailable, purpose })}
        onSignIn={(credentials) => send({ type: 'auth.signIn', ...credentials })}
        onContinueWithGoogle={() => send({ type: 'auth.signInWithGoogle' })}
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
  return <AdminAccessScreen view={{ state: 'refused', email, returnHref: returnTo }} onSignOut={signOut} />;
}
