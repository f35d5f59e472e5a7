import type { Backend } from './backend.ts';

/** The result of an undo: undone, not undone, or unknown. */
export type Undone = 'gone' | 'left' | 'unknown';

/** Undoes one change. A rejection counts as 'unknown'. */
export type Undo = (backend: Backend) => Promise<Undone>;

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
