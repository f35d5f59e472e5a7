import { expect, test } from 'vitest';
import { memoryStore } from '../store/memoryStore.ts';
import { createQueue } from '../store/queue.ts';
import { createWorld } from '../store/world.ts';
import { describeReset } from './useReset.ts';

const openWorld = () => createWorld({ store: memoryStore(), lock: createQueue() });

test('says what went, what is as before, and what came back', async () => {
  const world = await openWorld();
  await world.write((transaction) => {
    const [booking] = transaction.all('bookings');
    const [review, other] = transaction.all('reviews');
    const [tool, deleted] = transaction.all('tools');
    if (!booking || !review || !other || !tool || !deleted) throw new Error('The seed has no rows');
    for (let count = 0; count < 3; count += 1) transaction.put('bookings', { ...booking, _id: transaction.newId() });
    transaction.put('reviews', { ...review, _id: transaction.newId() });
    transaction.put('tools', { ...tool, quantity: 1 });
    transaction.remove('tools', deleted._id);
    transaction.remove('reviews', other._id);
  });
  expect(describeReset(await world.reset())).toBe(
    '3 orders and 1 review went. 1 car tool is as before. 1 review and 1 car tool came back.',
  );
});

test('says if nothing had changed, also after a first reset', async () => {
  const world = await openWorld();
  expect(describeReset(await world.reset())).toBe('Nothing had changed.');
  await world.write((transaction) => {
    const [tool, other] = transaction.all('tools');
    if (!tool || !other) throw new Error('The seed has no tools');
    transaction.put('tools', { ...tool, quantity: 1 });
    transaction.put('tools', { ...other, quantity: 1 });
  });
  expect(describeReset(await world.reset())).toBe('2 car tools are as before.');
  expect(describeReset(await world.reset())).toBe('Nothing had changed.');
});
