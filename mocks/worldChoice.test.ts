import { expect, test } from 'vitest';
import { memoryKeyValueStore } from '#tests/support/memoryKeyValueStore.ts';
import { demoSeed, largeSeed } from './seed.ts';
import { chooseWorld } from './worldChoice.ts';

test('a tab is in the demo world until its address asks for another, and stays there', () => {
  const tab = memoryKeyValueStore();
  expect(chooseWorld('', tab)).toEqual(demoSeed);
  expect(chooseWorld('?q=wrench&world=large', tab)).toEqual(largeSeed);
  expect(chooseWorld('?q=wrench', tab)).toEqual(largeSeed);
  expect(chooseWorld('', memoryKeyValueStore())).toEqual(demoSeed);
});

test('the address leads back', () => {
  const tab = memoryKeyValueStore();
  chooseWorld('?world=large', tab);
  expect(chooseWorld('?world=demo', tab)).toEqual(demoSeed);
  expect(chooseWorld('', tab)).toEqual(demoSeed);
});

test.for(['?world=', '?world=huge', '?world=toString', '?world=Large'])('%s asks for nothing that there is', (query) => {
  const tab = memoryKeyValueStore();
  expect(chooseWorld(query, tab)).toEqual(demoSeed);
  chooseWorld('?world=large', tab);
  expect(chooseWorld(query, tab)).toEqual(largeSeed);
});
