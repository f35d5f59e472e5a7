import type { Backend } from './backend.ts';

/** Takes one thing back; false, or a rejection, when it is still there. */
type Undo = (backend: Backend) => Promise<boolean>;

/** What was made, and how to take it back. */
export interface Cleanup {
  /** Remembers before something is made. Returns what to call when it is gone again. */
  plan(what: string, undo: Undo): () => void;
  /** Takes back whatever is still planned, the last first; what cannot be taken back is left. */
  run(backend: Backend): Promise<void>;
  /** It stays, and is told at the end. */
  leave(what: string): void;
  /** What stayed. */
  left(): readonly string[];
}

export function createCleanup(): Cleanup {
  const planned: { what: string; undo: Undo }[] = [];
  const left: string[] = [];
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
        const isGone = await undo(backend).catch(() => false);
        if (!isGone) left.push(`${what}: it could not be taken back, or nobody knows whether it was`);
      }
    },
    leave: (what) => void left.push(what),
    left: () => left,
  };
}
