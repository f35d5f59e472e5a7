import type { SnapshotFrom } from 'xstate';
import type { AdmissionView } from '#components/screens/admin/AdmissionScreen/AdmissionScreen.tsx';
import type { admissionMachine } from '#machines/admin/admission.machine.ts';
import { sentenceOfFailure } from '../../texts/failures.ts';

/** How the check stands for a page that asks for an administrator. */
export type Admission = { state: 'allowed' } | { state: 'refused' } | Exclude<AdmissionView, { state: 'refused' }>;

/** Only a yes opens the page; while a no is looked at again, nobody is sent away. */
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
