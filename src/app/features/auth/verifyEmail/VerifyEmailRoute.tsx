import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { VerifyEmailScreen } from '#components/screens/account/VerifyEmailScreen/VerifyEmailScreen.tsx';
import { useFlow } from '../../../runtime/FlowsProvider.tsx';
import { useIdentity } from '../../../runtime/RequireSession.tsx';
import { authFlow } from '../authFlow.ts';
import { type Request, toVerifyEmailView } from './connect.ts';

/**
 * Takes the place of the pages for signed-in users until the user has confirmed their email. The link opens in another tab, or on another
 * device, so this checks again when it is opened and whenever the user comes back to it.
 */
export function VerifyEmailRoute() {
  const { email } = useIdentity();
  const { verification } = useFlow(authFlow);
  const { mutate, ...mutation } = useMutation<unknown, Error, Request>({ mutationFn: (request) => verification[request]() });
  useEffect(() => {
    const check = () => {
      // The button says why a check failed.
      if (document.visibilityState === 'visible') verification.check().catch(() => {});
    };
    check();
    const listening = new AbortController();
    window.addEventListener('focus', check, listening);
    document.addEventListener('visibilitychange', check, listening);
    return () => listening.abort();
  }, [verification]);
  return <VerifyEmailScreen view={toVerifyEmailView(mutation, email)} onCheck={() => mutate('check')} onSend={() => mutate('send')} />;
}
