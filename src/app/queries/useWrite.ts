import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isAmbiguous } from '#contract/apiError.ts';
import type { Input, OperationName } from '#contract/operations.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { useActors } from '../actors/ActorsProvider.tsx';
import { broadcastChange } from '../actors/broadcastChange.ts';
import { useServices } from '../services/services.ts';
import { useToasts } from '../toasts/ToastsProvider.ts';

/** How a write stands: nothing sent yet, or taken back; on its way; refused or unanswered; applied. */
export type WriteState = { state: 'resting' } | { state: 'sending' } | { state: 'failed'; error: Error } | { state: 'done' };

interface WriteOptions<Name extends OperationName> {
  /** Who writes: whoever comes after them hears nothing of it. */
  owner: string;
  /** The reads that it changes, here and in the other tabs. */
  changes: readonly OperationName[];
  /** It was applied; the page may be gone by then. */
  onDone: (input: Input<Name>) => void;
  /** Said as a toast when it is refused after the page was left, which can say so no more. */
  failed: string;
}

/** Of a page that was left: nobody answered. */
const UNCLEAR = 'We cannot tell whether what you sent arrived. Please look before you send it again.';

/** How a mutation stands. */
export const toWriteState = ({ status, error }: { status: 'idle' | 'pending' | 'error' | 'success'; error: Error | null }): WriteState => {
  if (status === 'pending') return { state: 'sending' };
  if (status === 'success') return { state: 'done' };
  return error === null ? { state: 'resting' } : { state: 'failed', error };
};

/** One documented write of a page that moves no money, stock, rights or orders: those have machines. A second one while one is on its way is not taken. */
export function useWrite<Name extends OperationName>(name: Name, { owner, changes, onDone, failed }: WriteOptions<Name>) {
  const isPageThere = useRef(false);
  useEffect(() => {
    isPageThere.current = true;
    return () => {
      isPageThere.current = false;
    };
  }, []);
  const toasts = useToasts();
  const { api, platform } = useServices();
  const { auth } = useActors();
  const queries = useQueryClient();
  const key = [name, owner];
  // Also one that an earlier visit of the page has sent.
  const isUnderWay = useIsMutating({ mutationKey: key, exact: true }) > 0;
  const isOwnerHere = () => sameEmail(auth.getSnapshot().context.identity?.email ?? '', owner);
  const { mutate, reset, ...mutation } = useMutation<unknown, Error, Input<Name>>({
    mutationKey: key,
    mutationFn: (input) => api[name](input),
    onSuccess: (_, input) => {
      broadcastChange({ queries, platform }, changes);
      if (isOwnerHere()) onDone(input);
    },
    onError: (error) => {
      // It may have been applied all the same.
      if (isAmbiguous(error)) broadcastChange({ queries, platform }, changes);
      if (!isPageThere.current && isOwnerHere()) toasts.add({ tone: 'critical', text: isAmbiguous(error) ? UNCLEAR : failed });
    },
  });
  const send = (input: Input<Name>) => {
    if (queries.isMutating({ mutationKey: key, exact: true }) === 0) mutate(input);
  };
  return { write: isUnderWay ? ({ state: 'sending' } as const) : toWriteState(mutation), send, reset };
}
