import type { Run } from '../run.ts';
import type { Nothing, Probes } from './checkRequests.ts';

/** Records that one call finds and another removes. */
const REMOVABLE = [
  { what: 'an empty car tool', get: 'getTool', remove: 'deleteTool' },
  { what: 'an empty booking', get: 'getBooking', remove: 'deleteBooking' },
] as const;

/** Removes what the checks may have created in a careless backend, which creates missing records. */
export async function sweep(
  { backend, cleanup, admin, shopper }: Run,
  { id, email }: Nothing,
  { updateTool: probe }: Probes,
): Promise<void> {
  const bearer = (admin ?? shopper)?.bearer;
  // If the id existed before, no request used it, and its record must stay.
  for (const { what, get, remove } of typeof probe === 'string' ? [] : REMOVABLE) {
    const made = await backend.call(get, { id }, { bearer });
    if (made.failure !== null || made.sent === null) continue;
    const isGone = cleanup.plan(`${what} with the id ${id}`, async () => 'left');
    if ((await backend.call(remove, { id }, { bearer })).failure === null) isGone();
  }
  const user = await backend.call('getUser', { email }, { bearer: admin?.bearer });
  if (user.failure === null && user.sent !== null) cleanup.leave(`a record of ${email}, which no call removes`);
}
