import { type AnyMachineSnapshot, getNextTransitions, type InspectionEvent } from 'xstate';
import { eventName } from '../chart.ts';
import { redact } from './redact.ts';
import { isSimple } from './simpleEvents.ts';

/** A running machine, as far as a reviewer may see it. It can be sent to Storybook's own page. */
export interface RunningMachine {
  /** Unique in the page. */
  id: string;
  /** The machine, and its number if several of them run: 'order', 'order 2'. */
  name: string;
  /** The id of the machine, and of its chart. */
  machine: string;
  state: string;
  isDone: boolean;
  /** Without its secrets. */
  context: unknown;
  /** The events that lead on from here, without those of its own actors and delays. */
  accepted: AcceptedEvent[];
  /** The events that came, the latest first, each with the state after it. */
  history: { event: string; state: string }[];
}

/** An event that a machine accepts now. */
export interface AcceptedEvent {
  type: string;
  /** `again` sends the data that came with the last one. Null if it has data, and none came yet: then only the page can send it. */
  send: 'simple' | 'again' | null;
}

type Event = { type: string };

/** A running actor of a machine. */
interface Entry {
  actor: InspectionEvent['actorRef'];
  id: string;
  machine: string;
  snapshot: AnyMachineSnapshot;
  history: RunningMachine['history'];
  /** The last event of each type. It may contain secrets, so it is never sent to the panel. */
  received: Map<string, Event>;
}

/** The length of a history. */
const MOST_EVENTS = 50;

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;

const toEvent = (entry: Entry, type: string): Event | undefined => (isSimple(entry.machine, type) ? { type } : entry.received.get(type));

function acceptedBy(entry: Entry): AcceptedEvent[] {
  const { snapshot, machine } = entry;
  if (snapshot.status !== 'active') return [];
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  return [...types]
    .filter((type) => type !== '' && type !== '*' && !type.startsWith('xstate.'))
    .flatMap((type): AcceptedEvent[] => {
      const event = toEvent(entry, type);
      if (event === undefined) return [{ type, send: null }];
      return snapshot.can(event) ? [{ type, send: isSimple(machine, type) ? 'simple' : 'again' }] : [];
    });
}

/** Collects the running machines of a story, which may show more than one app. `onChange` is called after each of their steps. */
export function createRunningMachines(onChange: () => void) {
  const entries = new Set<Entry>();
  let count = 0;

  const add = (actor: Entry['actor'], snapshot: AnyMachineSnapshot): Entry => {
    const machine = snapshot.machine.id;
    count += 1;
    const entry: Entry = { actor, id: `${machine} ${count}`, machine, snapshot, history: [], received: new Map() };
    entries.add(entry);
    return entry;
  };

  /** 'order', 'order 2': its place among those of the same machine. */
  function nameOf(entry: Entry): string {
    const place = [...entries].filter(({ machine }) => machine === entry.machine).indexOf(entry) + 1;
    return place === 1 ? entry.machine : `${entry.machine} ${place}`;
  }

  return {
    /** Returns an observer for the actors of one app (https://stately.ai/docs/inspection). `stop` forgets them. */
    observe() {
      const own = new Map<Entry['actor'], Entry>();
      let isStopped = false;
      return {
        inspect: (inspected: InspectionEvent): void => {
          if (isStopped || inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return;
          const { actorRef, event, snapshot } = inspected;
          if (snapshot.status === 'stopped') {
            // The app drops some actors, such as the order of an earlier visit. Their events may contain secrets.
            const stopped = own.get(actorRef);
            own.delete(actorRef);
            if (stopped !== undefined && entries.delete(stopped)) onChange();
            return;
          }
          const entry = own.get(actorRef) ?? add(actorRef, snapshot);
          own.set(actorRef, entry);
          entry.snapshot = snapshot;
          entry.received.set(event.type, event);
          entry.history = [{ event: eventName(event.type), state: String(snapshot.value) }, ...entry.history].slice(0, MOST_EVENTS);
          onChange();
        },
        stop: (): void => {
          isStopped = true;
          for (const entry of own.values()) entries.delete(entry);
          onChange();
        },
      };
    },
    /** The machines, in the order of their start. */
    list: (): RunningMachine[] =>
      [...entries].map((entry) => ({
        id: entry.id,
        name: nameOf(entry),
        machine: entry.machine,
        state: String(entry.snapshot.value),
        isDone: entry.snapshot.status !== 'active',
        context: redact(entry.snapshot.context),
        accepted: acceptedBy(entry),
        history: entry.history,
      })),
    /** Sends an accepted event to a machine. Does nothing if the machine has gone on meanwhile, and no longer accepts it. */
    send(id: string, type: string): void {
      const entry = [...entries].find((one) => one.id === id);
      if (entry === undefined || !acceptedBy(entry).some((accepted) => accepted.type === type && accepted.send !== null)) return;
      const event = toEvent(entry, type);
      if (event) entry.actor.send(event);
    },
  };
}
