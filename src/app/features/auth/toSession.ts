import type { SnapshotFrom } from 'xstate';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import type { Session } from '../../runtime/session.ts';

const signedOut: Session = { state: 'signedOut' };

/** Converts the auth machine's state to a session. */
export function toSession(snapshot: SnapshotFrom<typeof authMachine>): Session {
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
