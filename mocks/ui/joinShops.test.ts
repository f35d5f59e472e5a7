import { expect, test, vi } from 'vitest';
import { newBooking } from '#tests/contract/cases.ts';
import { createSandbox } from '../createSandbox.ts';
import { parseFaults } from '../faults/fault.ts';
import { withFault } from '../faults/network.ts';
import { keepFaultsInTab } from '../faults/tabFaults.ts';
import { issueToken } from '../identity/tokens.ts';
import { memoryKeyValueStore } from '../store/memoryKeyValueStore.ts';
import { memoryStore } from '../store/memoryStore.ts';
import { createQueue } from '../store/queue.ts';
import { createWorld } from '../store/world.ts';
import { type StartedShop, joinShops, type Seat } from './joinShops.ts';

const world = await createWorld({ store: memoryStore(), lock: createQueue() });

/** Opens two shops on one world, and joins them. */
async function open() {
  const [left, right] = [await createSandbox({ world }), await createSandbox({ world })];
  const seatOf = (name: string, sandbox: StartedShop['sandbox'], part: Partial<StartedShop> = {}): Seat => ({
    name,
    store: memoryKeyValueStore(),
    shop: { sandbox, now: () => 0, world: 'demo', onChooseWorld: vi.fn<() => void>(), ...part },
    isOpen: true,
    onReload: () => {},
  });
  const seats = [seatOf('left', left), seatOf('right', right)] as const;
  const joined = joinShops(seats);
  if (joined === null) throw new Error('Nothing is joined');
  return { left, right, seats, seatOf, joined };
}

const list = ({ fetch, apiBase }: Awaited<ReturnType<typeof createSandbox>>, person?: string) =>
  fetch(`${apiBase}/carTools`, person === undefined ? {} : { headers: { authorization: `Bearer ${issueToken(person)}` } });

test('is nothing before the first shop has started', () => {
  expect(joinShops([{ name: 'left', store: memoryKeyValueStore(), shop: null, isOpen: false, onReload: () => {} }])).toBeNull();
});

test('a fault is added to both shops, is one, and ends in both', async () => {
  const { left, right, joined } = await open();
  const { faults } = joined.sandbox;
  const listener = vi.fn<() => void>();
  faults.subscribe(listener);
  faults.change((active) => withFault(active, { operation: 'listTools', kind: '500' }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect([left.faults.text(), right.faults.text()]).toEqual(['listTools:500', 'listTools:500']);
  expect(faults.active()).toHaveLength(1);
  faults.change((active) => active.slice(1));
  expect([left.faults.text(), right.faults.text()]).toEqual(['', '']);
});

test('a fault that one shop has used up stays in the other, and another one does not bring it back', async () => {
  const { left, right, joined } = await open();
  const { faults } = joined.sandbox;
  faults.change(() => parseFaults('listTools:500:once'));
  await list(left);
  expect([faults.active().length, faults.usedUp().length]).toEqual([1, 0]);
  faults.change((active) => withFault(active, { operation: '*', kind: 'offline' }));
  expect([left.faults.text(), right.faults.text()]).toEqual(['*:offline', 'listTools:500:once,*:offline']);
  faults.clear();
  faults.change(() => parseFaults('listTools:500:once'));
  await Promise.all([list(left), list(right)]);
  expect([faults.active().length, faults.usedUp().length]).toEqual([0, 2]);
});

test('the calls of both are in one list, the last one first, and say who and where, until they are cleared', async () => {
  const { left, right, joined } = await open();
  await list(left, 'shopper@example.com');
  await list(right, 'admin@example.com');
  await list(left);
  const { calls } = joined.sandbox;
  expect(calls.list().map(({ person }) => person)).toEqual(['Nobody, left', 'admin@example.com, right', 'shopper@example.com, left']);
  expect(new Set(calls.list().map(({ number }) => number)).size).toBe(3);
  expect(calls.list()).toBe(calls.list());
  calls.clear();
  expect(calls.list()).toEqual([]);
});

test('a reset says what went, once', async () => {
  const { left, joined } = await open();
  const headers = { authorization: `Bearer ${issueToken('shopper@example.com')}`, 'content-type': 'application/json' };
  await left.fetch(`${left.apiBase}/carBooking`, { method: 'POST', headers, body: JSON.stringify(newBooking) });
  expect((await joined.sandbox.world.reset()).bookings).toEqual({ removed: 1, changedBack: 0, broughtBack: 0 });
});

test('each frame has its own person, and both sign out together', async () => {
  const { left, right, joined } = await open();
  await joined.frames?.[0]?.identity?.signInAs('shopper@example.com');
  await joined.frames?.[1]?.identity?.signInAs('admin@example.com');
  expect(await left.identity.getIdToken('shopper@example.com')).toBeDefined();
  expect(await right.identity.getIdToken('admin@example.com')).toBeDefined();
  await joined.sandbox.identity.signOut();
  expect(await left.identity.getIdToken('shopper@example.com')).toBeUndefined();
  expect(await right.identity.getIdToken('admin@example.com')).toBeUndefined();
});

test('sets the clock of both, and chooses the world of both', async () => {
  const { seats, joined } = await open();
  const stores = seats.map(({ store }) => store);
  joined.clock?.tabStore.write('ahead', '5');
  expect(stores.map((store) => store.read('ahead'))).toEqual(['5', '5']);
  joined.clock?.tabStore.remove('ahead');
  expect(stores.map((store) => store.read('ahead'))).toEqual([null, null]);
  joined.onChooseWorld?.('large');
  for (const { shop } of seats) expect(shop?.onChooseWorld).toHaveBeenCalledWith('large');
});

test('no world is chosen if the frames have several', async () => {
  const { left, right, seatOf, joined } = await open();
  expect(joined.world).toBe('demo');
  expect(joinShops([seatOf('left', left), seatOf('right', right, { world: 'large' })])?.world).toBeNull();
});

test('a frame that is left has no person and is not reset, and the rest stays', async () => {
  const { left, right, seats, seatOf } = await open();
  const reset = vi.fn<StartedShop['sandbox']['world']['reset']>();
  const joined = joinShops([seats[0], { ...seatOf('right', { ...right, world: { ...right.world, reset } }), isOpen: false }]);
  expect(joined?.frames?.map(({ title, identity }) => [title, identity])).toEqual([
    ['Person, left', left.identity],
    ['Person, right', null],
  ]);
  await joined?.sandbox.world.reset();
  expect(reset).not.toHaveBeenCalled();
});

test('a frame that is left or has not started finds the faults when it starts, and nothing is reset without a frame', async () => {
  const { left, right, seats } = await open();
  const absent = seats.map((seat) => ({ ...seat, isOpen: false }));
  const joined = joinShops([seats[0], { ...seats[1], isOpen: false }]);
  joined?.sandbox.faults.change((active) => withFault(active, { operation: 'listTools', kind: '500' }));
  expect([left.faults.text(), right.faults.text()]).toEqual(['listTools:500', '']);
  keepFaultsInTab(right.faults, '', seats[1].store);
  expect(right.faults.text()).toBe('listTools:500');
  joined?.sandbox.faults.clear();
  expect(seats[1].store.keys()).toEqual([]);
  await expect(joinShops(absent)?.sandbox.world.reset()).rejects.toThrow('No frame has a shop');
});
