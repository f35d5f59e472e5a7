import type { SnapshotFrom } from 'xstate';
import type { AdmissionView } from '#components/screens/admin/AdmissionScreen/AdmissionScreen.tsx';
import type { admissionMachine } from '#machines/admin/admission.machine.ts';
import { sentenceOfFailure } from '../../../messages/failures.ts';

/** The state of the admin check for a page that requires an administrator. */
export type Admission = { state: 'allowed' } | { state: 'refused' } | Exclude<AdmissionView, { state: 'refused' }>;

/** Only a grant opens the page. While a denial is rechecked, the user is not redirected. */
export function toAdmission({ value, context }: SnapshotFrom<typeof admissionMachine>): Admission {
  switch (value) {
    case 'nobody':
    case 'checking':
    case 'refusedYet':
      return { state: 'checking' };
    case 'allowed':
    case 'allowedYet':
      return { state: 'allowed' };
    case 'refused':
      return { state: 'refused' };
    case 'unknown':
      return { state: 'unknown', message: sentenceOfFailure(context.failure) };
    default:
      return value satisfies never;
  }
}
