import { useSelector } from '@xstate/react';
import { use, useEffect, useState } from 'react';
import { useActors, useSession } from './ActorsProvider.tsx';

/** How the check of somebody's rights stands. A page that shows this asks on entry; before it has, only a yes of earlier counts. */
export function useAdmission(email: string) {
  const admission = use(useActors().admission.load());
  const snapshot = useSelector(admission, (state) => state);
  // A page may stay up when the session ends: then there is nobody to ask about.
  const isSignedIn = useSession().session.state === 'signedIn';
  const [hasAsked, setHasAsked] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return;
    admission.send({ type: 'admission.ask', email });
    // oxlint-disable-next-line react/set-state-in-effect -- once a page: a no of earlier sends nobody away before it was looked at again
    setHasAsked(true);
  }, [admission, email, isSignedIn]);
  return { snapshot, hasAsked, retry: () => admission.send({ type: 'admission.retry' }) };
}
