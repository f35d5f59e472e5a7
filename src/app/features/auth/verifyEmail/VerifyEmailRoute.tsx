import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toAuthError } from '#machines/auth/auth.setup.ts';
import { VerifyEmailScreen, type VerifyEmailView } from '#components/screens/account/VerifyEmailScreen/VerifyEmailScreen.tsx';
import { identitySentence } from '../../../messages/identitySentences.ts';
import { useFlow } from '../../../runtime/FlowsProvider.tsx';
import { useIdentity } from '../../../runtime/RequireSession.tsx';
import { toMutationState } from '../../../runtime/useApiMutation.ts';
import { authFlow } from '../authFlow.ts';
import { UNSENT } from './emailVerification.ts';

/** A request of the user. */
type Request = 'check' | 'send';

const UNCHECKED = 'We could not check this. Please try again.';

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

/** Converts the last request to the screen's view. Once the email is confirmed, the screen is gone. */
export function toVerifyEmailView(
  mutation: Parameters<typeof toMutationState>[0] & { variables: Request | undefined },
  email: string,
): VerifyEmailView {
  const isSend = mutation.variables === 'send';
  const state = toMutationState(mutation);
  switch (state.state) {
    case 'resting':
      return { state: 'asking', email };
    case 'sending':
      return { state: isSend ? 'sending' : 'checking', email };
    case 'done':
      return { state: isSend ? 'sent' : 'unconfirmed', email };
    case 'failed':
      return { state: 'failed', email, message: identitySentence(toAuthError(state.error), isSend ? UNSENT : UNCHECKED) };
    default:
      return state satisfies never;
  }
}
