import { storyNameFromExport } from 'storybook/internal/csf';
import { machineViews } from '#tests/support/machineViews.ts';
import { STORY_NAMES, storyOf } from './viewStates.ts';

/**
 * The stories that show each state of each machine: 'account/BookingScreen: Sold Out'. A state is missing if no screen shows it. It takes some seconds to find them,
 * because every machine is walked through, so Storybook reads what `npm run machines:stories` has written.
 */
export function storiesOfStates(): Record<string, Record<string, string[]>> {
  const stories: Record<string, Record<string, Set<string>>> = {};
  for (const { machine, screen, fixtures, reached, elsewhere = [] } of machineViews) {
    const states = (stories[machine] ??= {});
    for (const [state, viewStates] of reached) {
      for (const viewState of viewStates) {
        if (elsewhere.includes(viewState)) continue;
        const story = storyNameFromExport(storyOf(fixtures, viewState, STORY_NAMES[screen]));
        (states[state] ??= new Set()).add(`${screen}: ${story}`);
      }
    }
  }
  return Object.fromEntries(
    Object.entries(stories).map(([machine, states]) => [
      machine,
      Object.fromEntries(Object.entries(states).map(([state, ids]) => [state, [...ids].toSorted()])),
    ]),
  );
}
