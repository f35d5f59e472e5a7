import type { SnapshotFrom } from 'xstate';
import type { DashboardRole } from '#components/blocks/DashboardLinks/destinations.ts';
import type { admissionMachine } from '#machines/admin/admission.machine.ts';

/** The role that the dashboard is for. 'unknown' means neither yes nor no; a known role stays while it is rechecked. */
export function toDashboardRole({ value }: Pick<SnapshotFrom<typeof admissionMachine>, 'value'>): DashboardRole {
  switch (value) {
    case 'nobody':
    case 'checking':
    case 'unknown':
      return 'unknown';
    case 'refused':
    case 'refusedYet':
      return 'customer';
    case 'allowed':
    case 'allowedYet':
      return 'administrator';
    default:
      return value satisfies never;
  }
}
