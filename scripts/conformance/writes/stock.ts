import type { Tool } from '#contract/entities/tool.ts';
import type { Run } from '../run.ts';

/** Runs `meanwhile`, and reports if a real tool's stock changed. Does not restore it, because a customer may have caused the change. */
export async function watchStock({ backend, cleanup }: Run, { _id: id, name }: Tool, meanwhile: () => Promise<void>): Promise<void> {
  const stock = async () => (await backend.call('getTool', { id })).value?.quantity ?? 'unknown';
  const before = await stock();
  await meanwhile();
  const after = await stock();
  if (before !== after)
    cleanup.leave(
      `the stock of '${name}': ${before} before it was booked, ${after} after the booking was removed. The backend has taken it, or somebody has bought one`,
    );
}
