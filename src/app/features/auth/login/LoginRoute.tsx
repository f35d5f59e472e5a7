import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LoginScreen } from '#components/screens/account/LoginScreen/LoginScreen.tsx';
import { AdminAccessScreen } from '#components/screens/admin/AdminAccessScreen/AdminAccessScreen.tsx';
import type { Flows } from '../../../runtime/flow.ts';
import { useSession } from '../../../runtime/FlowsProvider.tsx';
import { parseReturnTo, wasDenied } from '../../../navigation/parseReturnTo.ts';
import type { IdentityService } from '../../../services/ports.ts';
import { type DemoAccount, useServices } from '../../../services/services.ts';
import { useLazyDialog } from '../../../runtime/toasts/useLazyDialog.ts';
import type { PasswordResetDialog } from '../passwordReset/PasswordResetDialog.tsx';
import { toLoginView } from './connect.ts';
import { useAuth } from '../useAuth.ts';
import { useAccountPurpose } from '../useAccountPurpose.ts';
import { useSignOut } from '../../../runtime/useSignOut.ts';

/** /login: signs in, then returns to the page that the user came from, or home (docs/spec.md#login). */
export function LoginRoute({ flows, identity }: { flows: Flows | null; identity: IdentityService | null }) {
  const demoAccounts = useDemoAccounts();
  const { snapshot, isWaiting, send } = useAuth(flows);
  const { session } = useSession();
  const { state } = useLocation();
  const returnTo = parseReturnTo(state);
  const purpose = useAccountPurpose(returnTo);
  const reset = usePasswordResetDialog(identity);
  if (session.state === 'signedIn') {
    const { email } = session.identity;
    return wasDenied(state, email) ? <DeniedUser email={email} returnTo={returnTo} /> : <Navigate to={returnTo} replace />;
  }
  return (
    <>
      <LoginScreen
        view={toLoginView(snapshot, { isWaiting, demoAccounts, canResetPassword: reset.isAvailable, purpose })}
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

const noAccounts: DemoAccount[] = [];

/** Returns the accounts that everyone may try: none until the providers are there, and none in the live shop. */
function useDemoAccounts(): DemoAccount[] {
  const { providers } = useServices();
  const [accounts, setAccounts] = useState(noAccounts);
  // A layout effect, so that a page that is opened later is painted with them at once.
  useLayoutEffect(() => {
    providers.then(
      ({ demoAccounts }) => setAccounts(demoAccounts),
      () => {},
    );
  }, [providers]);
  return accounts;
}

interface Opened {
  email: string;
  send: NonNullable<IdentityService['sendPasswordReset']>;
  Dialog: typeof PasswordResetDialog;
}

/**
 * Returns the 'Forgot password?' dialog, a function that opens it, and whether the email can be sent: the sandbox sends none. The dialog is
 * state of the login page and has no URL. Its code, and the identity service if it is not here yet, load when it is first opened.
 */
function usePasswordResetDialog(identity: Pick<IdentityService, 'sendPasswordReset'> | null) {
  const { providers, isDemo } = useServices();
  const [opened, setOpened] = useState<Opened | null>(null);
  const openDialog = useLazyDialog();
  const load = async () => {
    const [{ PasswordResetDialog: Dialog }, { sendPasswordReset: send }] = await Promise.all([
      import('../passwordReset/PasswordResetDialog.tsx'),
      providers.then(({ loadIdentity }) => loadIdentity()),
    ]);
    return { Dialog, send };
  };
  const open = (email: string) => openDialog(load, ({ Dialog, send }) => send !== undefined && setOpened({ email, send, Dialog }));
  const dialog: ReactNode = opened !== null && <opened.Dialog send={opened.send} email={opened.email} onClose={() => setOpened(null)} />;
  // Known before the service is here, so that the button is part of the first paint.
  const isAvailable = identity === null ? !isDemo : identity.sendPasswordReset !== undefined;
  return { isAvailable, open, dialog };
}
