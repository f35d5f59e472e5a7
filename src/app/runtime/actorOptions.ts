import type { Actor, ActorOptions, AnyActorLogic } from 'xstate';
import type { Platform } from '../services/ports.ts';
import type { FlowContext } from './flow.ts';

/** Creates an XState clock for delayed transitions from the platform's `wait`. The id of a timer is what aborts it. */
const platformClock = ({ wait }: Pick<Platform, 'wait'>): Actor<AnyActorLogic>['clock'] => ({
  setTimeout: (onTimeout: () => void, milliseconds: number) => {
    const timer = new AbortController();
    wait(milliseconds, timer.signal).then(onTimeout, () => {});
    return timer;
  },
  clearTimeout: (timer: AbortController) => timer.abort(),
});

/** The options of every actor: the platform's clock, and an observer if there is one. */
export const actorOptions = ({
  platform,
  inspect,
}: Pick<FlowContext, 'platform' | 'inspect'>): Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'> => ({
  clock: platformClock(platform),
  ...(inspect && { inspect }),
});
