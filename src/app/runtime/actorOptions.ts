import type { Actor, AnyActorLogic } from 'xstate';
import type { Platform } from '../services/ports.ts';

/** Creates an XState clock for delayed transitions from the platform's `wait`. */
export function platformClock({ wait }: Pick<Platform, 'wait'>): Actor<AnyActorLogic>['clock'] {
  const waits = new Map<number, AbortController>();
  let last = 0;
  return {
    setTimeout: (onTimeout: () => void, milliseconds: number) => {
      const id = (last += 1);
      const waiting = new AbortController();
      waits.set(id, waiting);
      wait(milliseconds, waiting.signal).then(
        () => {
          waits.delete(id);
          onTimeout();
        },
        () => {},
      );
      return id;
    },
    clearTimeout: (id: number) => {
      waits.get(id)?.abort();
      waits.delete(id);
    },
  };
}
