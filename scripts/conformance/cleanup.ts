import type { BackendResponse, Backend } from './backend.ts';

/** The result of an undo: undone, not undone, or unknown. */
export type UndoResult = 'undone' | 'leftBehind' | 'unknown';

/** Undoes one change. A rejection counts as 'unknown'. */
type Undo = (backend: Backend) => Promise<UndoResult>;

/** Tracks the changes of a run, and undoes them. */
export interface Cleanup {
  /** Registers an undo. Call it before the change. Returns a function to call when the change is already undone. */
  register(description: string, undo: Undo): () => void;
  /** Runs the pending undos, the latest first. Changes that cannot be undone are left. */
  run(backend: Backend): Promise<void>;
  /** Reports a change that stays, or that may have been made. */
  reportLeftBehind(description: string): void;
  /** Returns the changes that stayed, without duplicates. */
  leftBehind(): readonly string[];
}

const UNDO_MESSAGES: Record<Exclude<UndoResult, 'undone'>, string> = {
  leftBehind: 'it could not be removed or restored',
  unknown: 'it is unknown whether it exists; please check',
};

export function createCleanup(): Cleanup {
  const pending: { description: string; undo: Undo }[] = [];
  const leftBehind = new Set<string>();
  return {
    register: (description, undo) => {
      const entry = { description, undo };
      pending.push(entry);
      return () => {
        if (pending.includes(entry)) pending.splice(pending.indexOf(entry), 1);
      };
    },
    run: async (backend) => {
      for (const { description, undo } of pending.splice(0).toReversed()) {
        const result = await undo(backend).catch((): UndoResult => 'unknown');
        if (result !== 'undone') leftBehind.add(`${description}: ${UNDO_MESSAGES[result]}`);
      }
    },
    reportLeftBehind: (description) => void leftBehind.add(description),
    leftBehind: () => [...leftBehind],
  };
}

/** The pause before searching again for the record of a call without a response, in milliseconds. */
const LATE_RECORD_DELAY = 5_000;

interface TrackContext {
  backend: Backend;
  cleanup: Cleanup;
  /** Resolves after these milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

interface TrackOptions<Row> {
  /** A description: "the car tool 'Check 1'". */
  description: string;
  /** Returns the records in their list; null if it could not be read. */
  find: (backend: Backend) => Promise<readonly Row[] | null>;
  remove: (backend: Backend, row: Row) => Promise<unknown>;
}

/**
 * The tracked record of a POST, which does not return its id, and the copies that a careless backend makes of it. Tracked from before the
 * call until they are certainly gone.
 */
export interface TrackedRecords<Row> {
  /** Takes the response of the POST, and searches for its records. Resolves with null if the list could not be read. */
  findRecords(response: BackendResponse): Promise<readonly Row[] | null>;
  /** Removes the records. If that fails, the cleanup at the end of the run tries again, and reports what stays. */
  removeRecords(): Promise<void>;
}

/** Returns true if the call was refused and created nothing. After 5xx or no response, that is unknown. */
export const createdNothing = ({ status }: BackendResponse): boolean => status !== null && status >= 300 && status < 500;

/** Registers the removal of the records of a POST. Call it before the POST. */
export function trackRecords<Row extends object>(
  { backend: runBackend, cleanup, wait }: TrackContext,
  { description, find, remove }: TrackOptions<Row>,
): TrackedRecords<Row> {
  let response: BackendResponse | undefined;
  let wasFound = false;
  const isOutcomeUnknown = () => response === undefined || response.status === null || response.status >= 500;

  async function undo(backend: Backend): Promise<UndoResult> {
    let rows = await find(backend);
    if (rows?.length === 0 && !wasFound && isOutcomeUnknown()) {
      await wait(LATE_RECORD_DELAY);
      rows = await find(backend);
    }
    if (rows !== null && rows.length > 0) {
      wasFound = true;
      for (const row of rows) await remove(backend, row);
      rows = await find(backend);
      if (rows !== null && rows.length > 0) return 'leftBehind';
    }
    // A list that never had the record, because it is sold out or on another page, does not prove that it is gone.
    const isCertain = wasFound || (response !== undefined && createdNothing(response));
    return rows !== null && isCertain ? 'undone' : 'unknown';
  }

  const markUndone = cleanup.register(description, undo);
  return {
    findRecords: async (given) => {
      response = given;
      const rows = await find(runBackend);
      wasFound ||= rows !== null && rows.length > 0;
      return rows;
    },
    removeRecords: async () => {
      // A call that may be applied late is waited for once, at the end of the run.
      if (!wasFound && response !== undefined && isOutcomeUnknown()) return;
      if ((await undo(runBackend)) === 'undone') markUndone();
    },
  };
}
