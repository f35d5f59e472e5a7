import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toWriteState } from '../../queries/useWrite.ts';
import type { IdentityService } from '../../services/ports.ts';
import { toPasswordReset } from './connect.ts';

/** 'Forgot password?' over the login form: moves no rights, so it is a write like any other. Offered where the identity service can send letters. */
export function usePasswordReset(identity: Pick<IdentityService, 'sendPasswordReset'> | null) {
  const sendPasswordReset = identity?.sendPasswordReset;
  const [typed, setTyped] = useState<string | null>(null);
  const { mutate, reset, ...mutation } = useMutation({ mutationFn: async (email: string) => sendPasswordReset?.(email) });
  const view = sendPasswordReset && toPasswordReset(toWriteState(mutation), mutation.variables ?? typed);
  /** What is on its way stays so, and nobody hears of it any more. */
  const close = () => {
    setTyped(null);
    reset();
  };
  return { view, open: setTyped, send: (email: string) => mutate(email), close };
}
