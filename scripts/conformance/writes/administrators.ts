import { type Caller, type Run, callAndRecord, difference } from '../run.ts';
import { type CheckRequests, type UnusedIds, requestFor } from '../security/checkRequest.ts';
import type { NounChecks } from './nounChecks.ts';

/** Makes the shopper an administrator. No call takes the role away. */
async function makeAdmin(run: Run, { email }: Caller): Promise<void> {
  const { admin, recorder } = run;
  if (admin === undefined) return recorder.skip('makeAdmin', 'needs --admin-email');
  run.cleanup.reportLeftBehind(`${email} is an administrator`);
  const { value } = await callAndRecord(run, 'makeAdmin', { email }, admin);
  const check = await run.backend.call('checkAdmin', { email }, { token: admin.token });
  if ((value?.modifiedCount ?? 0) > 0 && check.value?.admin !== true)
    recorder.addIssues('makeAdmin', difference('documented', 'the user is not an administrator after the call'));
}

const checkRequests = (_: Run, { email }: UnusedIds): Partial<CheckRequests> => ({ makeAdmin: requestFor('makeAdmin', { email }) });

export const administrators: NounChecks = { checkPermanentWrites: { makeAdmin }, checkRequests };
