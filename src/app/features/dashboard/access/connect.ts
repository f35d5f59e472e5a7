import type { SnapshotFrom } from 'xstate';
import type { adminAccessMachine } from '#machines/admin/adminAccess.machine.ts';
import { sentenceOfFailure } from '../../../messages/failureSentences.ts';

/** The state of the admin check for a page that requires an administrator. */
export type AdminAccess = { state: 'allowed' } | { state: 'refused' } | { state: 'checking' } | { state: 'unknown'; message: string };

/**
 * Converts the admin access machine's state to that of the page. Only a grant opens the page. A denial redirects only after it was
 * rechecked.
 */
export function toAdminAccess(snapshot: SnapshotFrom<typeof adminAccessMachine> | undefined): AdminAccess {
  if (snapshot === undefined) return { state: 'checking' };
  const { value, context } = snapshot;
  switch (value) {
    case 'signedOut':
    case 'checking':
    case 'recheckingDenied':
      return { state: 'checking' };
    case 'allowed':
    case 'recheckingAllowed':
      return { state: 'allowed' };
    case 'denied':
      return { state: 'refused' };
    case 'unknown':
      return { state: 'unknown', message: sentenceOfFailure(context.failure) };
    default:
      return value satisfies never;
  }
}
