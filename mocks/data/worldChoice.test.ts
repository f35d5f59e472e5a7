import { expect, test } from 'vitest';
import { memoryKeyValueStore } from '../store/memoryKeyValueStore.ts';
import { demoSeed, largeSeed } from './seed.ts';
import { chooseWorld } from './worldChoice.ts';

test('a tab is in the demo world until its URL asks for another, and then stays in that one', () => {
  const tab = memoryKeyValueStore();
  expect(chooseWorld('', tab)).toEqual(demoSeed);
  expect(chooseWorld('?q=wrench&world=large', tab)).toEqual(largeSeed);
  expect(chooseWorld('?q=wrench', tab)).toEqual(largeSeed);
  expect(chooseWorld('', memoryKeyValueStore())).toEqual(demoSeed);
});

test('the URL leads back to the demo world', () => {
  const tab = memoryKeyValueStore();
  chooseWorld('?world=large', tab);
  expect(chooseWorld('?world=demo', tab)).toEqual(demoSeed);
  expect(chooseWorld('', tab)).toEqual(demoSeed);
});

test.for(['?world=', '?world=huge', '?world=toString', '?world=Large'])('ignores an unknown world in %s', (query) => {
  const tab = memoryKeyValueStore();
  expect(chooseWorld(query, tab)).toEqual(demoSeed);
  chooseWorld('?world=large', tab);
  expect(chooseWorld(query, tab)).toEqual(largeSeed);
});
