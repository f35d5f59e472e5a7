// Storybook's own page brings only the classic runtime.
/** @jsxRuntime classic */
import * as React from 'react';
import { addons, experimental_getTestProviderStore } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { RUN_EVENTS, RUN_TESTS, type RunEvent, runMessage, stateOf } from './runEvents.ts';

const ID = 'gadget-garage/running-tests';
const STARTING = 'Starting the tests…';

const Stop = styled.button({
  all: 'unset',
  cursor: 'pointer',
  textDecoration: 'underline',
  '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
});

/**
 * Shows what a test run does, with a button that stops it. Storybook's own panel of tests is closed at first, and its button is disabled
 * until there is a result.
 */
export function showRunningTests() {
  addons.register(ID, (api) => {
    let progress = STARTING;
    let isStopping = false;
    const provider = experimental_getTestProviderStore(RUN_TESTS);
    const stop = () => api.emit(RUN_EVENTS, runMessage({ type: 'CANCEL_RUN' }));

    const show = () => {
      if (provider.getState() !== 'test-provider-state:running') {
        progress = STARTING;
        isStopping = false;
        api.clearNotification(ID);
        return;
      }
      api.addNotification({
        id: ID,
        content: isStopping
          ? { headline: 'Stopping the tests…', subHeadline: 'Tests that have begun still end.' }
          : { headline: progress, subHeadline: <Stop onClick={stop}>Stop the tests</Stop> },
      });
    };

    api.on(RUN_EVENTS, ({ event }: { event: RunEvent }) => {
      if (event.type === 'CANCEL_RUN') isStopping = true;
      const state = stateOf(event);
      const finished = state === undefined ? 0 : state.currentRun.componentTestCount.success + state.currentRun.componentTestCount.error;
      // A run that is starting still has the counts of the last one.
      if (state !== undefined && finished > 0 && state.currentRun.finishedAt === undefined) {
        progress = `Testing ${finished} of ${state.currentRun.totalTestCount}`;
        // The runner forgets a stop that reaches it just before the first test.
        if (isStopping && !state.cancelling) stop();
      }
      show();
    });
    api.on(`UNIVERSAL_STORE:${RUN_TESTS}-provider`, show);
  });
}
