import { expect, test } from 'vitest';
import { createCalls } from '../calls/calls.ts';
import { writesAfter } from './writes.ts';

const write = (calls: ReturnType<typeof createCalls>) =>
  calls.record({
    operation: 'createBooking',
    request: new Request('http://shop.test/api/carBooking', { method: 'POST', body: '{}' }),
    respond: async () => new Response('{}'),
  });
const answered = (calls: ReturnType<typeof createCalls>) => expect.poll(() => calls.list()[0]?.answer?.status).toBe(200);

test('the writes after a call are known, also if the list was cleared before it', async () => {
  const calls = createCalls(Date.now);
  await write(calls);
  calls.clear();
  const before = calls.count();
  expect(writesAfter(calls, before)).toEqual([]);
  await write(calls);
  await answered(calls);
  expect(writesAfter(calls, before)).toEqual(['createBooking 200']);
});

test('the writes are unknown once the list was cleared', async () => {
  const calls = createCalls(Date.now);
  await write(calls);
  calls.clear();
  expect(writesAfter(calls, 0)).toBeNull();
  await write(calls);
  expect(writesAfter(calls, 0)).toBeNull();
});
