import { Navigate, useLocation } from 'react-router';
import { SignUpScreen } from '#components/screens/account/SignUpScreen/SignUpScreen.tsx';
import type { Flows } from '../../../runtime/flow.ts';
import { parseReturnTo } from '../../../navigation/parseReturnTo.ts';
import { toSignUpView } from './connect.ts';
import { useAuth } from '../useAuth.ts';
import { useServices } from '../../../services/services.ts';
import { useAccountPurpose } from '../useAccountPurpose.ts';

/** /signup: creates an account, then returns to the page that the user came from, or home (docs/product-rules.md#after-sign-up). */
export function SignUpRoute({ flows }: { flows: Flows | null }) {
  const { isDemo } = useServices();
  const { snapshot, isWaiting, send } = useAuth(flows);
  const { state } = useLocation();
  const returnTo = parseReturnTo(state);
  const purpose = useAccountPurpose(returnTo);
  if (snapshot.value === 'signedIn' || snapshot.value === 'signingOut') return <Navigate to={returnTo} replace />;
  return (
    <SignUpScreen
      view={toSignUpView(snapshot, { isWaiting, returnTo, purpose, isDemo })}
      onSignUp={(newUser) => send({ type: 'auth.signUp', ...newUser })}
      onContinueWithGoogle={() => send({ type: 'auth.signInWithGoogle' })}
      onRetry={() => send({ type: 'auth.retry' })}
    />
  );
}
