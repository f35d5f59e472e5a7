import type { Run } from '../run.ts';
import type { Nothing, Probes } from './probes.ts';

/** What a call can find, and another one remove. */
const REMOVABLE = [
  { what: 'an empty car tool', get: 'getTool', remove: 'deleteTool' },
  { what: 'an empty booking', get: 'getBooking', remove: 'deleteBooking' },
] as const;

/** A careless backend makes what it cannot find: what the probes may have made so is taken back. */
export async function sweep(
  { backend, cleanup, admin, shopper }: Run,
  { id, email }: Nothing,
  { updateTool: probe }: Probes,
): Promise<void> {
  const bearer = (admin ?? shopper)?.bearer;
  // What was there before is no work of the probes, which were not used then.
  for (const { what, get, remove } of typeof probe === 'string' ? [] : REMOVABLE) {
    const made = await backend.call(get, { id }, { bearer });
    if (made.failure !== null || made.sent === null) continue;
    const isGone = cleanup.plan(`${what} with the id ${id}`, async () => 'left');
    if ((await backend.call(remove, { id }, { bearer })).failure === null) isGone();
  }
  const user = await backend.call('getUser', { email }, { bearer: admin?.bearer });
  if (user.failure === null && user.sent !== null) cleanup.leave(`a record of ${email}, which no call removes`);
}
