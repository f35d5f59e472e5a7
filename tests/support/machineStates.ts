import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

interface Walk<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  /** The events that users and the environment send. */
  events: EventFromLogic<Machine>[];
  /** The possible outputs, by the id of the invoked actor. `errors` are tried for each actor too. */
  outputs: Record<string, unknown[]>;
  /** The errors that actors may reject with. */
  errors: unknown[];
}

/** Every event that users, the environment, the actors and the clock can cause. */
function allEvents(machine: AnyStateMachine, { events, outputs, errors }: Pick<Walk<AnyStateMachine>, 'events' | 'outputs' | 'errors'>) {
  const actorEvents = Object.entries(outputs).flatMap(([actorId, values]) => [
    ...values.map((output) => ({ type: `xstate.done.actor.${actorId}`, actorId, output })),
    ...errors.map((error) => ({ type: `xstate.error.actor.${actorId}`, actorId, error })),
  ]);
  const delays = Object.values(machine.states).flatMap((state) => state.after.map(({ eventType }) => ({ type: eventType })));
  return [...events, ...actorEvents, ...delays];
}

/** The walk treats all higher counts as this one, because no guard distinguishes them. */
const MAX_TRIES = 6;

/** Drops what no guard or view state depends on. Otherwise a count that only grows would keep the walk from ending. */
function stateReplacer(name: string, value: unknown): unknown {
  if (name === 'submits') return undefined;
  if (name === 'tries') return Math.min(Number(value), MAX_TRIES);
  if (name === 'booking') return value === null ? null : (value as { price: number | null }).price;
  if (name === 'pending') return value === null ? null : (value as { stage: string }).stage;
  if (name === 'failure') return value === null ? null : (value as { isAmbiguous: boolean }).isAmbiguous;
  return name === 'refusal' ? value === null : value;
}

/** The reachable snapshots of a machine: each state in every variant that its guards distinguish. */
export function reachableSnapshots<Machine extends AnyStateMachine>(machine: Machine, walk: Walk<Machine>): SnapshotFrom<Machine>[] {
  const events = allEvents(machine, walk) as EventFromLogic<Machine>[];
  const paths = getShortestPaths(machine, {
    input: walk.input,
    events,
    limit: 100_000,
    serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.context], stateReplacer),
    filterEvents: (snapshot, event) => snapshot.can(event),
  });
  return paths.map(({ state }) => state as SnapshotFrom<Machine>);
}
