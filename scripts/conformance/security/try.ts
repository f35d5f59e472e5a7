import type { Run } from '../run.ts';
import { isTurnedDown } from '../writes/trace.ts';
import { type Door, untried } from './securityCheck.ts';
import { judgeDoor } from './judge.ts';
import type { GuardedName, Probe, Probes } from './checkRequests.ts';
import { watchRecord } from './saving.ts';

/** A security check of a guarded operation that has not run yet. */
export interface GuardedDoor {
  operation: GuardedName;
  way: string;
  todo: string;
}

/** Reports invalid JSON that was not rejected. It may have created a record, which has no name to find it by. */
const tellUnreadable = ({ cleanup }: Run, operation: GuardedName, isLetIn: boolean) =>
  cleanup.leave(
    isLetIn
      ? `what ${operation} has made of a body that nobody can read, if anything: look for an empty row`
      : `nobody knows whether ${operation} has made an empty row of a body that nobody can read`,
  );

async function call(run: Run, { input, options, follow }: Probe, { operation }: GuardedDoor, bearer?: string) {
  const followed = follow?.();
  const answer = await run.backend.call(operation, input as never, { ...options, bearer });
  if (followed !== undefined) {
    await followed.look(answer);
    await followed.takeBack();
  }
  return answer;
}

/** Runs one check with its operation's request. If that may have changed something, the request is not sent again. */
export async function tryDoor(run: Run, probes: Probes, door: GuardedDoor, bearer?: string): Promise<Door> {
  const { operation, way } = door;
  const probe = probes[operation];
  if (typeof probe === 'string') return untried(operation, way, probe);
  const { options, isAboutNothing } = probe;
  const { shopper } = run;
  const tried = () => call(run, probe, door, bearer);
  const answer = operation === 'saveUser' && shopper !== undefined ? await watchRecord(run, shopper, tried) : await tried();
  if (options?.text !== undefined && !isTurnedDown(answer)) {
    const isLetIn = answer.status !== null && answer.status < 300;
    tellUnreadable(run, operation, isLetIn);
    if (isLetIn) probes[operation] = 'it has taken a body that nobody can read, and may have made a row of it: once is enough';
  }
  return judgeDoor({ ...door, isAboutNothing }, answer);
}
