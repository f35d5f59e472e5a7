import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AsyncList } from '#components/asyncList.ts';
import { componentIndex } from '../../scripts/library/componentIndex.ts';
import { machineViews } from '#tests/support/machineViews.ts';
import { componentFolders, storyFile, storyNames } from './storyNames.ts';
import { storiesOfStates } from './stateStories.ts';
import { missingStories, STORY_NAMES } from './viewStates.ts';

/** All lists of these screens are in one view, so the stories of their states have no fixture for each state. */
const listStories: Record<AsyncList<unknown>['state'], string> = { loading: 'Loading', empty: 'Empty', failed: 'Failed', ready: 'Ready' };

/** The stories of these screens that no fixture asks for. */
const ADDITIONAL_STORIES: Record<string, string[]> = {
  'shop/HomeScreen': Object.values(listStories),
  'shop/ProductListScreen': Object.values(listStories),
};

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
