import { expect, test } from 'vitest';
import { runOn } from '../testRun.ts';

const fetchNothing = () => Promise.resolve(new Response('', { status: 404 }));

test('every guarded operation has a request', async () => {
  const { linesWith } = await runOn('http://127.0.0.1', ['--expect-secure'], { fetch: fetchNothing });
  expect(linesWith('not tried').filter((line) => line.includes('it has no request'))).toEqual([]);
});
