import type { Answer, Backend } from './backend.ts';

/** The result of an undo: undone, not undone, or unknown. */
export type Undone = 'gone' | 'left' | 'unknown';

/** Undoes one change. A rejection counts as 'unknown'. */
type Undo = (backend: Backend) => Promise<Undone>;

/** Tracks the changes of a run, and undoes them. */
export interface Cleanup {
  /** Registers an undo. Call it before the change. Returns a function to call when the change is already undone. */
  plan(what: string, undo: Undo): () => void;
  /** Runs the pending undos, the latest first. Changes that cannot be undone are left. */
  run(backend: Backend): Promise<void>;
  /** Reports a change that stays, or that may have been made. */
  leave(what: string): void;
  /** Returns the changes that stayed, without duplicates. */
  left(): readonly string[];
}

const TOLD: Record<Exclude<Undone, 'gone'>, string> = {
  left: 'it could not be taken back',
  unknown: 'nobody knows whether it is there; look for it',
};

export function createCleanup(): Cleanup {
  const planned: { what: string; undo: Undo }[] = [];
  const left = new Set<string>();
  return {
    plan: (what, undo) => {
      const entry = { what, undo };
      planned.push(entry);
      return () => {
        if (planned.includes(entry)) planned.splice(planned.indexOf(entry), 1);
      };
    },
    run: async (backend) => {
      for (const { what, undo } of planned.splice(0).toReversed()) {
        const became = await undo(backend).catch((): Undone => 'unknown');
        if (became !== 'gone') left.add(`${what}: ${TOLD[became]}`);
      }
    },
    leave: (what) => void left.add(what),
    left: () => [...left],
  };
}

/** The result of a search in a list: the record, 'none' if it is not listed, or 'unknown' if the list could not be read. */
export type Found<Row> = Row | 'none' | 'unknown';

/** The pause before searching again for the record of a call without a response, in milliseconds. */
const LATE = 5_000;

/** The parts of a run that tracking needs. */
interface TraceContext {
  backend: Backend;
  cleanup: Cleanup;
  /** Resolves after these milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

interface TraceOptions<Row> {
  /** A description: "the car tool 'Check 1'". */
  what: string;
  find: (backend: Backend) => Promise<Found<Row>>;
  remove: (backend: Backend, row: Row) => Promise<unknown>;
}

/** A tracked record, which a POST creates without returning its id. Tracked from before the call until it is certainly gone. */
export interface Trace<Row> {
  /** Takes the response of the POST, and searches for its record. */
  look(answer: Answer): Promise<Found<Row>>;
  /** Removes the record. If that fails, the cleanup at the end of the run tries again, and reports a record that stays. */
  takeBack(): Promise<void>;
}

/** Returns true if the call was refused and created nothing. After 5xx or no response, that is unknown. */
export const isTurnedDown = ({ status }: Answer): boolean => status !== null && status >= 300 && status < 500;

/** Registers the removal of a record. Call it before the record is created. */
export function trace<Row extends object>(
  { backend: now, cleanup, wait }: TraceContext,
  { what, find, remove }: TraceOptions<Row>,
): Trace<Row> {
  let answer: Answer | undefined;
  let isSeen = false;
  const isUnanswered = () => answer === undefined || answer.status === null || answer.status >= 500;

  async function undo(backend: Backend): Promise<Undone> {
    let row = await find(backend);
    if (row === 'none' && !isSeen && isUnanswered()) {
      await wait(LATE);
      row = await find(backend);
    }
    if (typeof row === 'object') {
      isSeen = true;
      await remove(backend, row);
      row = await find(backend);
      if (typeof row === 'object') return 'left';
    }
    // A list that never had the record, because it is sold out or on another page, does not prove that it is gone.
    const isSure = isSeen || (answer !== undefined && isTurnedDown(answer));
    return row === 'none' && isSure ? 'gone' : 'unknown';
  }

  const isGone = cleanup.plan(what, undo);
  return {
    look: async (given) => {
      answer = given;
      const row = await find(now);
      isSeen ||= typeof row === 'object';
      return row;
    },
    takeBack: async () => {
      // A call that may be applied late is waited for once, at the end of the run.
      if (!isSeen && answer !== undefined && isUnanswered()) return;
      if ((await undo(now)) === 'gone') isGone();
    },
  };
}
