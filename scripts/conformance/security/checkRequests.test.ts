import { expect, test } from 'vitest';
import { runOn } from '../testRun.ts';

const fetchNothing = () => Promise.resolve(new Response('', { status: 404 }));

test('every guarded operation has a probe', async () => {
  const { told } = await runOn('http://127.0.0.1', ['--expect-secure'], { fetch: fetchNothing });
  expect(told('not tried').filter((line) => line.includes('it has no probe'))).toEqual([]);
});
