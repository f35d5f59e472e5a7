import { useSelector } from '@xstate/react';
import { use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SIGN_UP } from '#contract/texts.ts';
import { SignUpScreen } from '#components/screens/account/SignUpScreen/SignUpScreen.tsx';
import { useFlow } from '../../../runtime/FlowsProvider.tsx';
import { parseReturnTo } from '../../../navigation/parseReturnTo.ts';
import { PageTitle } from '../../../navigation/PageTitle.tsx';
import { useServices } from '../../../services/services.ts';
import { useLeaveOnUnmount } from '../login/useLeaveOnUnmount.ts';
import { toSignUpView } from './connect.ts';
import { authFlow } from '../authFlow.ts';
import { useAccountPurpose } from '../useAccountPurpose.ts';

/** /signup: creates an account, then returns to the page that the user came from, or home (docs/product-rules.md#after-sign-up). */
export function SignUpRoute() {
  const { demoAccounts } = use(useServices().backend);
  const auth = useFlow(authFlow).actor;
  const { state } = useLocation();
  const snapshot = useSelector(auth, (current) => current);
  const returnTo = parseReturnTo(state);
  const purpose = useAccountPurpose(returnTo);
  useLeaveOnUnmount(auth);
  if (snapshot.value === 'signedIn' || snapshot.value === 'signingOut') return <Navigate to={returnTo} replace />;
  return (
    <>
      <PageTitle>{SIGN_UP}</PageTitle>
      <SignUpScreen
        view={toSignUpView(snapshot, { returnTo, purpose, isDemo: demoAccounts.length > 0 })}
        onSignUp={(newUser) => auth.send({ type: 'auth.signUp', ...newUser })}
        onContinueWithGoogle={() => auth.send({ type: 'auth.signInWithGoogle' })}
        onRetry={() => auth.send({ type: 'auth.retry' })}
      />
    </>
  );
}
