import { expect, test } from 'vitest';
import { memoryKeyValueStore } from '../store/memoryKeyValueStore.ts';
import type { KeyValueStore } from '#app/services/ports.ts';
import { createFaults, type Faults } from './faults.ts';
import { keepFaultsInTab } from './tabFaults.ts';

/** A page of the tab. */
function openTabFaults(query: string, tab: KeyValueStore) {
  const faults = createFaults();
  return { faults, problem: keepFaultsInTab(faults, query, tab) };
}

const call = async (faults: Faults) =>
  (await faults.respond('createBooking', { request: new Request('http://x.test'), page: '', carryOut: async () => new Response() })).status;
const ONCE = 'createBooking:500:once';

test('a tab has no faults until its URL asks for some, and then keeps them', () => {
  const tab = memoryKeyValueStore();
  expect(openTabFaults('', tab).faults.text()).toBe('');
  expect(openTabFaults(`?q=wrench&faults=${ONCE},*:slow:30%25`, tab)).toMatchObject({ problem: null });
  expect(openTabFaults('?q=wrench', tab).faults.text()).toBe(`${ONCE},*:slow:30%`);
  expect(openTabFaults('', memoryKeyValueStore()).faults.text()).toBe('');
});

test('a reload does not repeat a fault that applies once', async () => {
  const tab = memoryKeyValueStore();
  expect(await call(openTabFaults(`?faults=${ONCE}`, tab).faults)).toBe(500);
  expect(await call(openTabFaults(`?faults=${ONCE}`, tab).faults)).toBe(200);
  expect(await call(openTabFaults('', tab).faults)).toBe(200);
  openTabFaults('?faults=none', tab);
  expect(await call(openTabFaults(`?faults=${ONCE}`, tab).faults)).toBe(500);
});

test.for(['none', ''])('the URL ends the faults with ?faults=%s', (none) => {
  const tab = memoryKeyValueStore();
  openTabFaults(`?faults=${ONCE}`, tab);
  expect(openTabFaults(`?faults=${none}`, tab).faults.text()).toBe('');
  expect(openTabFaults('', tab).faults.text()).toBe('');
});

test('cleared faults stay cleared after a reload', () => {
  const tab = memoryKeyValueStore();
  openTabFaults(`?faults=${ONCE}`, tab).faults.clear();
  expect(openTabFaults('', tab).faults.text()).toBe('');
  expect(tab.keys()).toEqual([]);
});

test('says what is wrong with the URL, and keeps the earlier faults', () => {
  const tab = memoryKeyValueStore();
  openTabFaults(`?faults=${ONCE}`, tab);
  const { faults, problem } = openTabFaults('?faults=createBooking:5xx', tab);
  expect(problem).toContain("'5xx' is no fault");
  expect(faults.text()).toBe(ONCE);
});

test.for(['{', 'null', '7', '{"text":"buy:500","counts":[]}', '{"text":7}'])('ignores a damaged stored value: %s', (stored) => {
  const tab = memoryKeyValueStore();
  tab.write('sandbox faults', stored);
  expect(openTabFaults('', tab)).toMatchObject({ problem: null });
});
