import type { SnapshotFrom } from 'xstate';
import type { DashboardRole } from '#components/blocks/DashboardLinks/destinations.ts';
import type { adminAccessMachine } from '#machines/admin/adminAccess.machine.ts';

/** Returns the role that the dashboard is shown for. It is 'unknown' after a failed check. A known role stays while it is rechecked. */
export function toDashboardRole(snapshot: Pick<SnapshotFrom<typeof adminAccessMachine>, 'value'> | undefined): DashboardRole {
  const value = snapshot?.value;
  switch (value) {
    case undefined:
    case 'signedOut':
    case 'checking':
    case 'unknown':
      return 'unknown';
    case 'denied':
    case 'recheckingDenied':
      return 'customer';
    case 'allowed':
    case 'recheckingAllowed':
      return 'administrator';
    default:
      return value satisfies never;
  }
}
