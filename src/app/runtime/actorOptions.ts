import type { Actor, ActorOptions, AnyActorLogic } from 'xstate';
import type { Platform } from '../services/ports.ts';
import type { FlowContext } from './flow.ts';

/** Creates an XState clock for delayed transitions from the platform's `wait`. */
function platformClock({ wait }: Pick<Platform, 'wait'>): Actor<AnyActorLogic>['clock'] {
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

/** The options of every actor: the platform's clock, and an observer if there is one. */
export const actorOptions = ({
  platform,
  inspect,
}: Pick<FlowContext, 'platform' | 'inspect'>): Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'> => ({
  clock: platformClock(platform),
  ...(inspect && { inspect }),
});
