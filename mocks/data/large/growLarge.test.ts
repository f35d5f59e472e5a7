import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { newestFirst } from '#contract/newestFirst.ts';
import { usedPictures } from '../../../scripts/build/sources.ts';
import { memoryStore } from '../../store/memoryStore.ts';
import { createQueue } from '../../store/queue.ts';
import { type Rows, tableNames, tables } from '../../store/tables.ts';
import { createWorld, type World } from '../../store/world.ts';
import { demoRows, largeSeed, seedWorld } from '../seed.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const pictures = new Set(usedPictures(root).map((name) => `pictures/${name}`));

describe('the large world', () => {
  let rows: Rows;
  beforeAll(async () => {
    rows = await seedWorld(largeSeed);
  });

  test('has 10,000 tools, and 1,000 each of cameras, phones and reviews', () => {
    expect(tableNames.map((name) => [name, rows[name].length])).toEqual(
      Object.entries({
        ...Object.fromEntries(tableNames.map((name) => [name, demoRows()[name].length])),
        tools: 10_000,
        cameraProducts: 1000,
        phones: 1000,
        reviews: 1000,
      }),
    );
  });

  test('the same seed generates the same rows, byte for byte', async () => {
    expect(JSON.stringify(await seedWorld({ ...largeSeed }))).toBe(JSON.stringify(rows));
  });

  test('another seed generates as many different rows', async () => {
    const others = await seedWorld({ ...largeSeed, seed: 2 });
    expect(others.tools.map(({ name }) => name)).not.toEqual(rows.tools.map(({ name }) => name));
    expect(others.tools).toHaveLength(10_000);
  });

  test('starts with all rows of the demo world', () => {
    const demo = demoRows();
    for (const name of tableNames) expect(rows[name].slice(0, demo[name].length)).toEqual(demo[name]);
  });

  test('newest first also lists the demo rows first', () => {
    const demo = demoRows();
    for (const name of ['tools', 'reviews'] as const) {
      const byAge: { _id: string }[] = newestFirst<{ _id: string }>(rows[name]);
      expect(byAge.slice(0, demo[name].length)).toEqual(demo[name]);
    }
  });

  test('every row fits the contract', () => {
    for (const name of tableNames) for (const row of rows[name]) expect(v.parse(tables[name].row, row)).toEqual(row);
  });

  test('ids and product names are unique', () => {
    const ids = tableNames.flatMap((name) => rows[name].map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const list of [rows.tools, rows.cameraProducts, rows.phones]) expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  });

  test('a few prices and stocks are unknown, some tools are sold out, and all other values are plausible', () => {
    const share = (matches: (tool: Rows['tools'][number]) => boolean) => rows.tools.filter(matches).length / rows.tools.length;
    expect(share(({ price }) => price === null)).toBeGreaterThan(0.001);
    expect(share(({ price }) => price === null)).toBeLessThan(0.02);
    expect(share(({ price }) => price !== null && (price < 0.5 || price > 2000))).toBe(0);
    expect(share(({ quantity }) => quantity === 0)).toBeGreaterThan(0.02);
    expect(share(({ quantity }) => quantity === null)).toBeGreaterThan(0.001);
    expect(share(({ quantity, status }) => (quantity === 0) !== (status === 'Sold out'))).toBe(0);
    expect(share(({ rating }) => rating === null || rating < 1 || rating > 5)).toBe(0);
    expect(share(({ date }) => date < '2018-01-01')).toBe(0);
    expect(new Set(rows.tools.map(({ status }) => status)).size).toBe(5);
  });

  test('shows only pictures that the catalogue ships', () => {
    const named = [...rows.tools.flatMap(({ img, img2, img3 }) => [img, img2, img3]), ...rows.phones.map(({ img }) => img)];
    for (const picture of new Set(named)) expect(pictures).toContain(picture);
  });
});

describe('an open large world', () => {
  const store = memoryStore();
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ store, lock: createQueue(), seed: largeSeed, rowsOf: seedWorld });
  });
  const countTools = () => world.read((view) => view.all('tools').length);

  test('stores only what a write has changed', async () => {
    await world.write((transaction) => {
      const tool = transaction.all('tools').at(-1);
      if (tool) transaction.put('tools', { ...tool, quantity: 7 });
    });
    expect((await store.read())?.length).toBeLessThan(2000);
    expect(await world.read((view) => view.all('tools').at(-1)?.quantity)).toBe(7);
  });

  test('has all its rows again after a reset', async () => {
    await world.write((transaction) => transaction.remove('tools', transaction.all('tools')[0]?._id ?? ''));
    expect(await countTools()).toBe(9999);
    await world.reset();
    expect(await countTools()).toBe(10_000);
  });

  test('never gives a new row an id of the demo world', async () => {
    const demo = await createWorld({ store: memoryStore(), lock: createQueue() });
    const [here, there] = await Promise.all([world, demo].map((one) => one.write((transaction) => transaction.newId())));
    expect(here).not.toBe(there);
    expect(here).toMatch(/^[0-9a-f]{24}$/);
  });
});
