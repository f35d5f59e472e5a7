import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { createStore } from '#contract/store.ts';

/** A running machine of the app, with its events. It may contain secrets: show what `describeMachines` returns. */
export interface MachineRecord {
  /** Unique among the machines of the app. */
  id: string;
  actor: AnyActorRef;
  snapshot: AnyMachineSnapshot;
  /** The events that came, the latest first, each with the state after it. */
  history: readonly { type: string; state: string }[];
  /** The last event of each type. */
  received: Readonly<Record<string, { type: string }>>;
}

/** The length of a history. */
const MOST_EVENTS = 50;

const isMachineSnapshot = (snapshot: object): snapshot is AnyMachineSnapshot => 'machine' in snapshot && 'value' in snapshot;

/** Records the machines of an app for the dock. It is small, because it loads with the sandbox. */
export function createMachineRecorder() {
  const records = createStore<readonly MachineRecord[]>([]);
  let count = 0;
  return {
    /** The machines, in the order of their start. It is the same list until one of them takes a step. */
    list: records.read,
    /**
     * Calls the listener soon after each step: a machine may start while React renders, which must not change what others show. Returns an
     * unsubscribe function.
     */
    subscribe: (listener: () => void) => records.subscribe(() => queueMicrotask(listener)),
    /** Observes the actors of the app (https://stately.ai/docs/inspection). */
    inspect: (inspected: InspectionEvent): void => {
      if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return;
      const { actorRef: actor, event, snapshot } = inspected;
      const all = records.read();
      const before = all.find((record) => record.actor === actor);
      if (snapshot.status === 'stopped') {
        // The app drops some actors, such as the order of an earlier visit. Their events may contain secrets.
        if (before) records.write(all.filter((record) => record !== before));
        return;
      }
      const record: MachineRecord = {
        id: before?.id ?? `${snapshot.machine.id} ${(count += 1)}`,
        actor: actor as AnyActorRef,
        snapshot,
        history: [{ type: event.type, state: String(snapshot.value) }, ...(before?.history ?? [])].slice(0, MOST_EVENTS),
        received: { ...before?.received, [event.type]: event },
      };
      records.write(before ? all.map((other) => (other === before ? record : other)) : [...all, record]);
    },
  };
}

export type MachineRecorder = ReturnType<typeof createMachineRecorder>;
