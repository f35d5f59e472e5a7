import type { SnapshotFrom } from 'xstate';
import type { Identity } from '#contract/entities/identity.ts';
import type { authMachine } from '#machines/auth/auth.machine.ts';

/** The session as the pages see it. */
export type Session = { state: 'checking' } | { state: 'unsettled' } | { state: 'signedOut' } | { state: 'signedIn'; identity: Identity };

const signedOut: Session = { state: 'signedOut' };

/** Converts the auth machine's state to a session. null: the machine is still loading. */
export function toSession(snapshot: SnapshotFrom<typeof authMachine> | null): Session {
  if (snapshot === null) return { state: 'checking' };
  switch (snapshot.value) {
    case 'restoring':
      return { state: 'checking' };
    case 'unsettled':
      return { state: 'unsettled' };
    case 'signedOut':
    case 'signingIn':
    case 'signingInWithGoogle':
    case 'signingUp':
    case 'refused':
      return signedOut;
    case 'savingProfile':
    case 'profileUnsaved':
    case 'signedIn':
    case 'signingOut':
      return snapshot.context.identity === null ? signedOut : { state: 'signedIn', identity: snapshot.context.identity };
    default:
      return snapshot.value satisfies never;
  }
}
