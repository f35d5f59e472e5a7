import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { isAmbiguous } from '#contract/apiError.ts';
import type { Input, OperationName } from '#contract/operations.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { useFlows } from './FlowsProvider.tsx';
import { broadcastChange } from '../queries/broadcastChange.ts';
import { useServices } from '../services/services.ts';
import { useToasts } from './toasts/toastStore.ts';

/** The state of a mutation. `resting`: not sent yet, or reset; `failed`: refused, or no response arrived; `done`: applied. */
export type MutationState = { state: 'resting' } | { state: 'sending' } | { state: 'failed'; error: Error } | { state: 'done' };

interface ApiMutationOptions<Name extends OperationName> {
  /** The email of the user who sends it. The result is not shown to the next user. */
  owner: string;
  /** The queries to invalidate, here and in other tabs. */
  changes: readonly OperationName[];
  /** Called after the mutation was applied. The page may be unmounted by then. */
  onDone: (input: Input<Name>) => void;
  /** The toast for a refusal if the user has left the page, which can no longer show it. */
  failureToast: string;
}

/** The toast for a missing response if the user has left the page. */
const AMBIGUOUS = 'We cannot tell whether this was saved. Check before you send it again.';

/** Converts the status of a TanStack mutation. */
export const toMutationState = ({
  status,
  error,
}: {
  status: 'idle' | 'pending' | 'error' | 'success';
  error: Error | null;
}): MutationState => {
  if (status === 'pending') return { state: 'sending' };
  if (status === 'success') return { state: 'done' };
  return error === null ? { state: 'resting' } : { state: 'failed', error };
};

/**
 * Returns a mutation that calls one operation. Ignores a second call while one is pending. For money, stock, roles and orders, use a
 * machine.
 */
export function useApiMutation<Name extends OperationName>(name: Name, { owner, changes, onDone, failureToast }: ApiMutationOptions<Name>) {
  const isMounted = useRef(false);
  // Passive effects would run too late: they wait for the first frame of a page transition.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const toasts = useToasts();
  const { api, platform } = useServices();
  const flows = useFlows();
  const queries = useQueryClient();
  const key = [name, owner];
  // One that an earlier visit of the page has sent. This visit shows its result.
  const [earlier, setEarlier] = useState(() => queries.getMutationCache().find({ mutationKey: key, status: 'pending' }));
  const isPending = useIsMutating({ mutationKey: key, exact: true }) > 0;
  const isOwnerSignedIn = () => {
    const session = flows?.session.read();
    return session?.state === 'signedIn' && sameEmail(session.identity.email, owner);
  };
  const { mutate, reset, ...mutation } = useMutation<unknown, Error, Input<Name>, string>({
    mutationKey: key,
    onMutate: () => platform.currentPath(),
    mutationFn: (input) => api[name](input),
    onSuccess: (_, input) => {
      broadcastChange({ queries, platform }, changes);
      if (isOwnerSignedIn()) onDone(input);
    },
    onError: (error, _, sentFrom) => {
      if (isAmbiguous(error)) broadcastChange({ queries, platform }, changes);
      // The address changes before the page is unmounted. Somebody who left and came back is at the same address, on a new page.
      const hasLeft = !isMounted.current || platform.currentPath() !== sentFrom;
      if (hasLeft && isOwnerSignedIn()) toasts.add({ tone: 'critical', text: isAmbiguous(error) ? AMBIGUOUS : failureToast });
    },
  });
  const send = (input: Input<Name>) => {
    if (queries.isMutating({ mutationKey: key, exact: true }) === 0) mutate(input);
  };
  const settled = mutation.status === 'idle' && earlier !== undefined ? earlier.state : mutation;
  return {
    mutation: isPending ? ({ state: 'sending' } as const) : toMutationState(settled),
    send,
    reset: () => {
      setEarlier(undefined);
      reset();
    },
  };
}
