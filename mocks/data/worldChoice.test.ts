import { expect, test } from 'vitest';
import { memoryKeyValueStore } from '../store/memoryKeyValueStore.ts';
import { emptySituation } from '../situation/situation.ts';
import { enterSituation, tabWorld } from '../situation/tab.ts';
import { demoSeed, largeSeed } from './seed.ts';
import { chooseWorld, SITUATION, withoutChoices } from './worldChoice.ts';

const demo = { seed: demoSeed, problem: null };
const large = { seed: largeSeed, problem: null };

test('a tab is in the demo world until its URL asks for another, and then stays in that one', () => {
  const tab = memoryKeyValueStore();
  expect(chooseWorld('', tab)).toEqual(demo);
  expect(chooseWorld('?q=wrench&world=large', tab)).toEqual(large);
  expect(chooseWorld('?q=wrench', tab)).toEqual(large);
  expect(chooseWorld('', memoryKeyValueStore())).toEqual(demo);
});

test('the URL leads back to the demo world', () => {
  const tab = memoryKeyValueStore();
  chooseWorld('?world=large', tab);
  expect(chooseWorld('?world=demo', tab)).toEqual(demo);
  expect(chooseWorld('', tab)).toEqual(demo);
});

test('a world in the URL ends a situation, with its clock and its faults', () => {
  const tab = memoryKeyValueStore();
  const situation = { ...emptySituation(), person: 'shopper@example.com', clock: 5, faults: 'listTools:500' };
  enterSituation(tab, situation);
  expect(chooseWorld('?q=wrench', tab)).toEqual(demo);
  expect(tabWorld(tab)).not.toBeNull();
  expect(chooseWorld('?world=demo', tab)).toEqual(demo);
  expect(tabWorld(tab)).toBeNull();
  expect(Object.fromEntries(tab.keys().map((key) => [key, tab.read(key)]))).toEqual({
    'sandbox signed in': 'shopper@example.com',
    'sandbox world': 'demo',
  });
});

test('a tab whose situation cannot be read leaves it, and is in the demo world', () => {
  const tab = memoryKeyValueStore();
  enterSituation(tab, { ...emptySituation(), clock: 5 });
  tab.write(SITUATION, '{"world":"of another version"}');
  expect(tabWorld(tab)).toBeNull();
  expect(tab.keys()).toEqual([]);
});

test.for<[query: string, problem: string]>([
  ['?world=', "'' is no world. Use demo or large."],
  ['?world=huge', "'huge' is no world. Use demo or large."],
  ['?world=toString', "'toString' is no world. Use demo or large."],
  ['?world=Large', "'Large' is no world. Did you mean large?"],
])('ignores an unknown world in %s, and says which there are', ([query, problem]) => {
  const tab = memoryKeyValueStore();
  expect(chooseWorld(query, tab)).toEqual({ seed: demoSeed, problem });
  chooseWorld('?world=large', tab);
  expect(chooseWorld(query, tab)).toEqual({ seed: largeSeed, problem });
});

test.each([
  ['/', '/'],
  ['/?world=large&faults=createBooking:500', '/'],
  ['/showAllCarProducts?q=a+b&faults=none&details=7#top', '/showAllCarProducts?q=a+b&details=7'],
  ['//elsewhere.test/', '//elsewhere.test/'],
])('the path %s without what chooses a world, faults or a situation', (path, rest) => {
  expect(withoutChoices(path)).toBe(rest);
});
