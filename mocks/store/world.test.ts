import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { demoRows } from '../data/seed.ts';
import { memoryStore } from './memoryStore.ts';
import { createQueue } from './queue.ts';
import { tableNames } from './tables.ts';
import { createWorld, openWorld, type World } from './world.ts';
import type { StoreChange, SnapshotStore } from './storePorts.ts';

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const everything = (world: World) => world.read((view) => digest(tableNames.map((name) => view.all(name))));
const review = (_id: string) => ({ _id, name: 'Sam', img: '', email: 'sam@example.com', description: 'Fine.' });
const addReview = (world: World) =>
  world.write((transaction) => {
    const _id = transaction.newId();
    transaction.put('reviews', review(_id));
    return _id;
  });
const reviewIds = (world: World) => world.read((view) => view.all('reviews').map(({ _id }) => _id));

const pause = () => new Promise<void>((resolve) => void setImmediate(resolve));
const forbidden = () => {
  throw new DOMException('no', 'SecurityError');
};

/** A store as slow as real ones, so that two tabs without a lock would overwrite each other. */
function slowStore(): SnapshotStore {
  const store = memoryStore();
  return {
    read: async () => {
      await pause();
      return store.read();
    },
    write: async (text) => {
      await pause();
      await store.write(text);
    },
  };
}

describe('seed', () => {
  test('creates the same world each time, byte for byte', () => {
    expect(JSON.stringify(demoRows())).toBe(JSON.stringify(demoRows()));
  });

  test('every id is unique', () => {
    const rows = demoRows();
    for (const name of tableNames) expect(new Set(rows[name].map(({ _id }) => _id)).size).toBe(rows[name].length);
  });

  test('one world cannot change the seed of another', () => {
    const [tool] = demoRows().tools;
    if (tool) tool.quantity = -1;
    expect(demoRows().tools[0]?.quantity).not.toBe(-1);
  });
});

describe('world', () => {
  test('two tabs that write at the same time lose nothing', async () => {
    const shared = { store: slowStore(), lock: createQueue() };
    const [one, two] = await Promise.all([createWorld(shared), createWorld(shared)]);
    const added = await Promise.all(Array.from({ length: 200 }, (_, turn) => addReview(turn % 2 === 0 ? one : two)));
    const seeded = demoRows().reviews.length;
    expect(new Set(added).size).toBe(200);
    expect((await reviewIds(one)).slice(seeded).toSorted()).toEqual(added.toSorted());
    expect(await everything(two)).toBe(await everything(one));
  });

  test('two tabs without a shared lock lose writes, so the test above can fail', async () => {
    const store = slowStore();
    const worlds = await Promise.all([createWorld({ store, lock: createQueue() }), createWorld({ store, lock: createQueue() })]);
    const added = await Promise.all(Array.from({ length: 20 }, (_, turn) => addReview(worlds[turn % 2] as World)));
    expect(new Set(added).size).toBeLessThan(20);
  });

  test('a read sees what another tab wrote, deleted and restored', async () => {
    const shared = { store: memoryStore(), lock: createQueue() };
    const [one, two] = [await createWorld(shared), await createWorld(shared)];
    const before = await everything(two);
    const [first] = demoRows().tools;
    if (!first) throw new Error('the catalogue has no tools');
    await one.write((transaction) => transaction.put('tools', { ...first, quantity: 3 }));
    expect(await two.read((view) => view.all('tools')[0])).toEqual({ ...first, quantity: 3 });
    await one.write((transaction) => transaction.remove('tools', first._id));
    expect(await two.read((view) => view.get('tools', first._id))).toBeUndefined();
    await two.reset();
    expect(await everything(one)).toBe(before);
  });

  test('a world opened later has all earlier changes', async () => {
    const shared = { store: memoryStore(), lock: createQueue() };
    const before = await createWorld(shared);
    const id = await addReview(before);
    await before.write((transaction) => transaction.put('reviews', { ...review(id), description: 'Better than fine.' }));
    await addReview(before);
    await before.write((transaction) => transaction.remove('phones', demoRows().phones[0]?._id ?? ''));
    expect(await everything(await createWorld(shared))).toBe(await everything(before));
  });

  test('an id is never used again, neither after a deletion nor after a reset', async () => {
    const world = await createWorld({ store: memoryStore(), lock: createQueue() });
    const first = await addReview(world);
    await world.write((transaction) => transaction.remove('reviews', first));
    const second = await addReview(world);
    await world.reset();
    const ids = [first, second, await addReview(world)];
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
  });

  test('a write that throws changes nothing', async () => {
    const world = await createWorld({ store: memoryStore(), lock: createQueue() });
    const before = await everything(world);
    const write = world.write((transaction) => {
      transaction.put('reviews', review(transaction.newId()));
      throw new Error('no');
    });
    await expect(write).rejects.toThrow('no');
    expect(await everything(world)).toBe(before);
  });

  test('a write sees its own changes', async () => {
    const world = await createWorld({ store: memoryStore(), lock: createQueue() });
    const [seeded] = demoRows().users;
    if (!seeded) throw new Error('the seed has no users');
    await world.write(async (transaction) => {
      const user = { ...seeded, _id: transaction.newId(), email: 'Ada@example.com' };
      transaction.put('users', user);
      transaction.remove('users', seeded._id);
      await pause();
      expect(transaction.get('users', user._id)).toEqual(user);
      expect(transaction.byEmail('users', 'ada@example.com')).toEqual([user]);
      expect(transaction.get('users', seeded._id)).toBeUndefined();
      expect(transaction.all('users')).toEqual([...demoRows().users.slice(1), user]);
    });
  });

  test('a read sees one moment, however long it takes', async () => {
    const world = await createWorld({ store: memoryStore(), lock: createQueue() });
    const counts = world.read(async (view) => {
      const before = view.all('reviews').length;
      await pause();
      return [before, view.all('reviews').length];
    });
    await addReview(world);
    const [before, after] = await counts;
    expect(after).toBe(before);
  });

  test.for(['null', '{', '{"format":1}', '{"format":2,"seed":{"name":"demo","seed":1},"version":1,"nextId":1,"changes":{}}', '[]'])(
    'creates a new world if %s is stored',
    async (text) => {
      const expected = await everything(await createWorld({ store: memoryStore(), lock: createQueue() }));
      const world = await createWorld({ store: memoryStore(text), lock: createQueue() });
      expect(await everything(world)).toBe(expected);
      await addReview(world);
      expect(world.persistence).toBe('stored');
    },
  );

  test.for(tableNames)('keeps a world that was stored before the table %s was added', async (added) => {
    const store = memoryStore();
    const world = await createWorld({ store, lock: createQueue() });
    const table = added === 'reviews' ? 'phones' : 'reviews';
    const id = (await world.read((view) => view.all(table)[0]?._id)) ?? '';
    await world.write((transaction) => transaction.remove(table, id));
    const stored = JSON.parse((await store.read()) ?? '') as { changes: Record<string, unknown> };
    delete stored.changes[added];
    const later = await createWorld({ store: memoryStore(JSON.stringify(stored)), lock: createQueue() });
    expect(await everything(later)).toBe(await everything(world));
  });

  test('keeps working with a store that forbids reading or writing, and reports it', async () => {
    for (const store of [
      { ...memoryStore(), write: forbidden },
      { ...memoryStore(), read: forbidden },
    ]) {
      const world = await createWorld({ store, lock: createQueue() });
      expect(world.persistence).toBe('memory');
      const id = await addReview(world);
      expect(await reviewIds(world)).toContain(id);
    }
  });

  test('notifies watchers when the store becomes full', async () => {
    const store = memoryStore();
    const world = await createWorld({ store, lock: createQueue() });
    const listener = vi.fn<() => void>();
    world.watch(listener);
    store.write = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const id = await addReview(world);
    expect(world.persistence).toBe('memory');
    expect(listener).toHaveBeenCalledOnce();
    expect(await reviewIds(world)).toContain(id);
  });

  describe('whose store is cleared under it', () => {
    const openTabs = async () => {
      const store = memoryStore();
      const stored = { ...store };
      const tabs: ((change: StoreChange) => void)[] = [];
      const openTab = () => {
        const listeners: ((change: StoreChange) => void)[] = [];
        const hear = (change: StoreChange) => listeners.forEach((listener) => listener(change));
        tabs.push(hear);
        const announce = (change: StoreChange) => tabs.filter((tab) => tab !== hear).forEach((tab) => tab(change));
        return createWorld({ store: stored, lock, channel: { announce, listen: (listener) => void listeners.push(listener) } });
      };
      const lock = createQueue();
      const clear = () => Object.assign(stored, memoryStore());
      return { openTab, clear, here: await openTab(), there: await openTab() };
    };

    test('goes on, and stores all that it knows with its next write', async () => {
      const { openTab, clear, here, there } = await openTabs();
      const before = await addReview(here);
      clear();
      expect(await reviewIds(here)).toContain(before);
      const after = await addReview(here);
      for (const world of [here, there, await openTab()]) {
        expect(await reviewIds(world)).toEqual(expect.arrayContaining([before, after]));
        expect(world.persistence).toBe('stored');
      }
    });

    test('knows by then what other tabs wrote', async () => {
      const { clear, here, there } = await openTabs();
      const before = await addReview(here);
      await pause();
      clear();
      const after = await addReview(there);
      expect(after).not.toBe(before);
      expect(await reviewIds(here)).toEqual(expect.arrayContaining([before, after]));
    });

    test('does not bring back what another tab has reset, before the store was cleared or after', async () => {
      const { clear, here, there } = await openTabs();
      const seeded = await everything(here);
      for (const steps of [
        [() => there.reset(), clear],
        [clear, () => there.reset()],
      ]) {
        const old = await addReview(here);
        await pause();
        for (const step of steps) {
          await step();
          await pause();
        }
        const added = await addReview(here);
        expect(await reviewIds(here)).not.toContain(old);
        await here.write((transaction) => transaction.remove('reviews', added));
        expect(await everything(there)).toBe(seeded);
      }
    });
  });

  test('announces its own writes, and notifies watchers of others until they unsubscribe', async () => {
    const announce = vi.fn<(change: StoreChange) => void>();
    const others: ((change: StoreChange) => void)[] = [];
    const channel = { announce, listen: (listener: (change: StoreChange) => void) => void others.push(listener) };
    const world = await createWorld({ store: memoryStore(), lock: createQueue(), channel });
    announce.mockClear();
    await addReview(world);
    expect(announce).toHaveBeenCalledOnce();
    const listener = vi.fn<() => void>();
    const stop = world.watch(listener);
    others.forEach((notify) => notify('changed'));
    stop();
    others.forEach((notify) => notify('changed'));
    expect(listener).toHaveBeenCalledOnce();
  });

  test('onReset is called on resets but not on writes, here and in other tabs', async () => {
    const tabs: ((change: StoreChange) => void)[] = [];
    const announce = vi.fn<(change: StoreChange) => void>();
    const channel = { announce, listen: (listener: (change: StoreChange) => void) => void tabs.push(listener) };
    const world = await createWorld({ store: memoryStore(), lock: createQueue(), channel });
    const listener = vi.fn<() => void>();
    const stop = world.onReset(listener);
    await addReview(world);
    tabs.forEach((notify) => notify('changed'));
    expect(listener).not.toHaveBeenCalled();
    await world.reset();
    expect(announce).toHaveBeenLastCalledWith('reset');
    tabs.forEach((notify) => notify('reset'));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    tabs.forEach((notify) => notify('reset'));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('opening a world', () => {
  const observed = (text: string | null = null) => {
    const store = memoryStore(text);
    return {
      read: vi.fn<SnapshotStore['read']>(() => store.read()),
      write: vi.fn<SnapshotStore['write']>((next) => store.write(next)),
    };
  };

  test('the first reads share one look at the store, and a new world is not stored before they are answered', async () => {
    const store = observed();
    const world = openWorld({ store, lock: createQueue() });
    expect(store.read).not.toHaveBeenCalled();
    await Promise.all(tableNames.map((name) => world.read((view) => view.all(name))));
    expect(store.read).toHaveBeenCalledOnce();
    expect(store.write).not.toHaveBeenCalled();
    await world.prepare();
    expect(store.write).toHaveBeenCalledOnce();
  });

  test('a stored world is opened with one look, and not stored again', async () => {
    const memory = memoryStore();
    const id = await addReview(await createWorld({ store: memory, lock: createQueue() }));
    const store = observed(await memory.read());
    const world = openWorld({ store, lock: createQueue() });
    const [ids, tools] = await Promise.all([reviewIds(world), world.read((view) => view.all('tools'))]);
    expect(ids).toContain(id);
    expect(tools).toEqual(demoRows().tools);
    expect(store.read).toHaveBeenCalledOnce();
    await world.prepare();
    expect(store.write).not.toHaveBeenCalled();
  });

  test('a read that comes during a look waits for the next, because the look may have missed a write', async () => {
    const store = observed();
    const shared = { store, lock: createQueue() };
    const [world, other] = [openWorld(shared), await createWorld(shared)];
    const seen = await new Promise<string[]>((resolve) => {
      store.read.mockImplementationOnce(async () => {
        const text = await memoryStore().read();
        await addReview(other);
        resolve(reviewIds(world));
        return text;
      });
      void reviewIds(world);
    });
    expect(seen).toHaveLength(demoRows().reviews.length + 1);
  });

  test('a read that throws rejects alone', async () => {
    const world = openWorld({ store: memoryStore(), lock: createQueue() });
    const failing = world.read(() => {
      throw new Error('no');
    });
    const reading = reviewIds(world);
    await expect(failing).rejects.toThrow('no');
    expect(await reading).toHaveLength(demoRows().reviews.length);
  });

  test('a write refuses a row that does not fit its table, also in a world that was opened from the store', async () => {
    const store = memoryStore();
    await addReview(await createWorld({ store, lock: createQueue() }));
    const world = openWorld({ store, lock: createQueue() });
    const before = await everything(world);
    const write = world.write((transaction) => transaction.put('accounts', { _id: transaction.newId() } as never));
    await expect(write).rejects.toThrow();
    expect(await everything(world)).toBe(before);
  });
});
