import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

interface Walk<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  /** What people and the outside do. */
  events: EventFromLogic<Machine>[];
  /** By the id of each invoked actor: what it may answer. Its failures are tried besides. */
  outputs: Record<string, unknown[]>;
  /** How actors may fail. */
  errors: unknown[];
}

/** Every event that the outside, the actors and the clock can bring about. */
function allEvents(machine: AnyStateMachine, { events, outputs, errors }: Pick<Walk<AnyStateMachine>, 'events' | 'outputs' | 'errors'>) {
  const answers = Object.entries(outputs).flatMap(([actorId, values]) => [
    ...values.map((output) => ({ type: `xstate.done.actor.${actorId}`, actorId, output })),
    ...errors.map((error) => ({ type: `xstate.error.actor.${actorId}`, actorId, error })),
  ]);
  const delays = Object.values(machine.states).flatMap((state) => state.after.map(({ eventType }) => ({ type: eventType })));
  return [...events, ...answers, ...delays];
}

/** Tries are counted to this many, and no guard asks beyond. */
const MOST_TRIES = 6;

/** What no guard and no view state asks about tells no two states apart, and a count that only grows would never let the walk end. */
function essentials(name: string, value: unknown): unknown {
  if (name === 'submits') return undefined;
  if (name === 'tries') return Math.min(Number(value), MOST_TRIES);
  if (name === 'booking') return value === null ? null : (value as { price: number | null }).price;
  if (name === 'attempt') return value === null ? null : (value as { stage: string }).stage;
  return name === 'failure' || name === 'refusal' ? value === null : value;
}

/** The snapshots by which a machine's states can be reached, each state in every way that its guards tell apart. */
export function reachableSnapshots<Machine extends AnyStateMachine>(machine: Machine, walk: Walk<Machine>): SnapshotFrom<Machine>[] {
  const events = allEvents(machine, walk) as EventFromLogic<Machine>[];
  const paths = getShortestPaths(machine, {
    input: walk.input,
    events,
    limit: 100_000,
    serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.context], essentials),
    filterEvents: (snapshot, event) => snapshot.can(event),
  });
  return paths.map(({ state }) => state as SnapshotFrom<Machine>);
}
