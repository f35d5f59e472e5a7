import type { SnapshotFrom } from 'xstate';
import type { DashboardRole } from '#components/blocks/DashboardLinks/destinations.ts';
import type { admissionMachine } from '#machines/admin/admission.machine.ts';

/** Who the dashboard is for. Unknown is neither a yes nor a no, and what was known stays while it is looked at again. */
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
