import { type OperationName, operations } from '#contract/operations.ts';
import { isByEmail, isSimpleRead } from '../operationKinds.ts';
import type { Run } from '../run.ts';
import type { NameById } from '../writes/nounChecks.ts';
import { nouns } from '../writes/writes.ts';
import { type CheckRequest, type CheckRequests, type HarmlessTargets, type UnusedIds, guardedNames } from './checkRequest.ts';

const readsById = (Object.keys(operations) as OperationName[]).filter(
  (name): name is NameById<'GET'> => operations[name].method === 'GET' && operations[name].path.endsWith('/{id}'),
);

/** Returns why no write may name this id; null if the backend confirms that no record has it. */
async function findReasonNotToUseId({ backend, admin, shopper }: Run, { id }: UnusedIds): Promise<string | null> {
  const token = (admin ?? shopper)?.token;
  for (const name of readsById) {
    const { status, error, json } = await backend.call(name, { id }, { token });
    if (status !== 404 && (error !== null || json !== null))
      return `${name} does not respond with 404 to the unused id of this run (${error?.message ?? 'it responded with a value'})`;
  }
  return null;
}

/** Returns the requests of the reads that need at most an email: the shopper's, or one that nobody has. */
function simpleReadRequests({ shopper }: Run, { email }: UnusedIds): Partial<CheckRequests> {
  const request = (isForOne: boolean): CheckRequest => ({
    input: isForOne ? { email: shopper?.email ?? email } : {},
    targetsMissingRecord: isForOne && shopper === undefined,
  });
  const names = guardedNames.filter((name) => isSimpleRead(operations[name]));
  return Object.fromEntries(names.map((name) => [name, request(isByEmail(operations[name]))]));
}

/** Adds a reason for each missing request, so that a run still reports all other checks. */
export const withMissingRequests = (requests: Partial<CheckRequests>): CheckRequests => ({
  ...(Object.fromEntries(
    guardedNames.map((name) => [name, 'no request exists yet: add one to scripts/conformance/writes']),
  ) as CheckRequests),
  ...requests,
});

/** Returns a request that changes nothing for each guarded operation. */
export async function createCheckRequests(run: Run, unusedIds: UnusedIds): Promise<CheckRequests> {
  const targets: HarmlessTargets = { ...unusedIds, reasonNotToUseId: await findReasonNotToUseId(run, unusedIds) };
  const requests = simpleReadRequests(run, unusedIds);
  for (const noun of nouns) Object.assign(requests, await noun.checkRequests(run, targets));
  return withMissingRequests(requests);
}

/** Removes what the checks may have created in a careless backend, which creates missing records. */
export async function removeCreatedRecords(
  { backend, cleanup, admin, shopper }: Run,
  { id, email }: UnusedIds,
  { updateTool: request }: CheckRequests,
): Promise<void> {
  const token = (admin ?? shopper)?.token;
  // If the id existed before, no request used it, and its record must stay.
  for (const { description, get, remove } of typeof request === 'string' ? [] : nouns.flatMap(({ removable }) => removable ?? [])) {
    const created = await backend.call(get, { id }, { token });
    if (created.error !== null || created.json === null) continue;
    const markUndone = cleanup.register(`${description} with the id ${id}`, async () => 'leftBehind');
    if ((await backend.call(remove, { id }, { token })).error === null) markUndone();
  }
  const user = await backend.call('getUser', { email }, { token: admin?.token });
  if (user.error === null && user.json !== null) cleanup.reportLeftBehind(`a record of ${email}, which no call removes`);
}
