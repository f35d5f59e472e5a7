import type { Channel } from 'storybook/internal/channels';
import { experimental_getTestProviderStore } from 'storybook/internal/core-server';
import { abortRunnerStart } from './deadlines.ts';
import { RUN_EVENTS, RUN_TESTS, type RunEvent, runMessage, type RunState, stateOf } from './runEvents.ts';

const STOPPED = 'Stopped before the first test.';

/**
 * Ends a run whose test runner is still starting, which takes minutes on a slow computer. Storybook leaves the stop to the runner, which
 * ignores it until it has started.
 */
export function stopWhileStarting(channel: Channel) {
  let state: RunState | undefined;
  channel.on(RUN_EVENTS, ({ event }: { event: RunEvent }) => {
    state = stateOf(event) ?? state;
    if (event.type === 'CANCEL_RUN') abortRunnerStart(new Error(STOPPED));
    // Otherwise the page would show that the tests crashed.
    if (state !== undefined && event.type === 'FATAL_ERROR' && event.payload.error.message === STOPPED) {
      channel.emit(
        RUN_EVENTS,
        runMessage({
          type: '__SET_STATE',
          payload: { state: { ...state, fatalError: undefined, cancelling: false }, previousState: state },
        }),
      );
      experimental_getTestProviderStore(RUN_TESTS).setState('test-provider-state:pending');
    }
  });
  // Storybook does not catch that it has ended its runner, so Node would end Storybook too.
  process.on('unhandledRejection', (error) => {
    if (!(error instanceof Error && 'signal' in error && error.signal === 'SIGTERM')) throw error;
  });
  return channel;
}
