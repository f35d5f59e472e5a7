import type { Backend } from './backend.ts';

/** What became of something that was to be taken back. */
export type Undone = 'gone' | 'left' | 'unknown';

/** Takes one thing back. A rejection is as good as 'unknown'. */
export type Undo = (backend: Backend) => Promise<Undone>;

/** What was made, and how to take it back. */
export interface Cleanup {
  /** Remembers before something is made. Returns what to call when it is gone again. */
  plan(what: string, undo: Undo): () => void;
  /** Takes back whatever is still planned, the last first; what cannot be taken back is left. */
  run(backend: Backend): Promise<void>;
  /** It stays, or may have been made, and is told at the end. */
  leave(what: string): void;
  /** What stayed, each once. */
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
