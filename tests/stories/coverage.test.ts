import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import type { AsyncList } from '#components/asyncList.ts';
import { componentIndex } from '../../scripts/library/componentIndex.ts';
import { machineViews } from '#tests/support/machineViews.ts';
import { componentFolders, missingStories, STORY_NAMES, storyFile, storyNames, storyOf } from './viewStates.ts';

/** All lists of these screens are in one view, so the stories of their states have no fixture for each state. */
const listStories: Record<AsyncList<unknown>['state'], string> = { loading: 'Loading', empty: 'Empty', failed: 'Failed', ready: 'Ready' };

/** The stories of these screens that no fixture asks for. */
const ADDITIONAL_STORIES: Record<string, string[]> = {
  'shop/HomeScreen': Object.values(listStories),
  'shop/ProductListScreen': Object.values(listStories),
};

/**
 * The stories that show each state of each machine: 'account/BookingScreen: Sold Out'. A state is missing if no screen shows it. It takes some seconds to find them,
 * because every machine is walked through, so Storybook reads what `npm run machines:stories` has written.
 */
function storiesOfStates(): Record<string, Record<string, string[]>> {
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

const screens = componentFolders('src/components/screens');

describe('view states ⊆ stories', () => {
  test.each(screens)('%s', async (folder) => {
    const screen = relative('src/components/screens', folder);
    expect(await missingStories(folder, STORY_NAMES[screen])).toEqual([]);
    expect(storyNames(storyFile(folder))).toEqual(expect.arrayContaining(ADDITIONAL_STORIES[screen] ?? []));
  });

  test('describes no screen that does not exist', () => {
    expect(screens).toEqual(
      expect.arrayContaining(Object.keys({ ...STORY_NAMES, ...ADDITIONAL_STORIES }).map((screen) => `src/components/screens/${screen}`)),
    );
  });
});

describe('machine states match view states, except those of loading data', () => {
  test.each(machineViews)('$machine and $screen', ({ reached, views, beforeMachine = [], elsewhere = [] }) => {
    const states = new Set([...reached.values()].flatMap((viewStates) => [...viewStates]));
    const declared = [...Object.keys(views).filter((state) => !beforeMachine.includes(state)), ...elsewhere];
    expect([...states].toSorted()).toEqual(declared.toSorted());
  });

  test('Storybook links each machine state to the stories that show it: `npm run machines:stories` writes them', async () => {
    await expect(JSON.stringify(storiesOfStates(), null, 2)).toMatchFileSnapshot('../../.storybook/machines/stateStories.json');
  });
});

test('src/components/index.ts exports every component with the types of its folder', () => {
  const unformatted = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(', }', ' }');
  const index = readFileSync('src/components/index.ts', 'utf8');
  expect(unformatted(index), 'Run `npm run components:index`').toBe(unformatted(componentIndex('.')));
});

test('every component has stories', () => {
  const folders = componentFolders('src/components').filter((folder) => !folder.includes('/theme/'));
  expect(folders.length).toBeGreaterThan(30);
  const without = folders.filter((folder) => {
    try {
      return storyNames(storyFile(folder)).length === 0;
    } catch {
      return true;
    }
  });
  expect(without).toEqual([]);
});
