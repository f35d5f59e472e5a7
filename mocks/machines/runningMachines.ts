import { eventName } from './chart.ts';
import type { MachineRecord } from './recordMachines.ts';
import { redact } from '../redact.ts';
import { isSimple } from './simpleEvents.ts';

/** A running machine, as far as a reviewer may see it. */
export interface RunningMachine {
  /** Unique among the machines of the app. */
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

export interface AcceptedEvent {
  type: string;
  /** `again` sends the data that came with the last one. Null if it has data, and none came yet: then only the page can send it. */
  send: 'simple' | 'again' | null;
}

const machineOf = ({ snapshot }: MachineRecord): string => snapshot.machine.id;

const toEvent = (record: MachineRecord, type: string) => (isSimple(machineOf(record), type) ? { type } : record.received[type]);

function acceptedBy(record: MachineRecord): AcceptedEvent[] {
  const { snapshot } = record;
  if (snapshot.status !== 'active') return [];
  const { root, states } = snapshot.machine;
  // All machines are flat (docs/decisions/0003-flat-machines.md).
  const types = new Set([...(states[String(snapshot.value)]?.ownEvents ?? []), ...root.ownEvents]);
  return [...types]
    .filter((type) => type !== '' && type !== '*' && !type.startsWith('xstate.'))
    .flatMap((type): AcceptedEvent[] => {
      const event = toEvent(record, type);
      if (event === undefined) return [{ type, send: null }];
      return snapshot.can(event) ? [{ type, send: isSimple(machineOf(record), type) ? 'simple' : 'again' }] : [];
    });
}

/** Describes the recorded machines of an app, without their secrets. */
export const describeMachines = (records: readonly MachineRecord[]): RunningMachine[] =>
  records.map((record, index) => {
    const machine = machineOf(record);
    const place = records.slice(0, index).filter((other) => machineOf(other) === machine).length + 1;
    return {
      id: record.id,
      name: place === 1 ? machine : `${machine} ${place}`,
      machine,
      state: String(record.snapshot.value),
      isDone: record.snapshot.status !== 'active',
      context: redact(record.snapshot.context),
      accepted: acceptedBy(record),
      history: record.history.map(({ type, state }) => ({ event: eventName(type), state })),
    };
  });

/** Sends an accepted event to a machine. Does nothing if the machine has gone on meanwhile, and no longer accepts it. */
export function sendToMachine(records: readonly MachineRecord[], id: string, type: string): void {
  const record = records.find((one) => one.id === id);
  if (!record || !acceptedBy(record).some((accepted) => accepted.type === type && accepted.send !== null)) return;
  const event = toEvent(record, type);
  if (event) record.actor.send(event);
}
