import { expect, test } from 'vitest';
import { type Override, PEOPLE, runnerWithOverrides, runOn, sharedSandbox, tableDigests } from './testRun.ts';

const sandbox = sharedSandbox();
const WRITE = [...PEOPLE, '--write'];
const runWithOverrides = runnerWithOverrides(sandbox, WRITE);

const toolsAndBookings = async () => {
  const { tools, bookings } = await tableDigests(sandbox());
  return { tools, bookings };
};

const linesOf = (lines: string[]) => lines.slice(lines.indexOf('Conditional writes (optional):') + 1).slice(0, 2);

/** Responds with the real response, but another ETag. */
const etag =
  (value: string | null): Override =>
  async (real) => {
    const response = await real();
    const headers = new Headers(response.headers);
    if (value === null) headers.delete('ETag');
    else headers.set('ETag', value);
    return new Response(await response.text(), { status: response.status, headers });
  };

test('both headers are honoured by the sandbox, and no tool or booking stays', async () => {
  const before = await toolsAndBookings();
  const { code, lines } = await runOn(sandbox().address, WRITE);
  expect(code).toBe(0);
  expect(linesOf(lines)).toEqual([
    '  If-Match: honoured, an outdated version gets 412, and changes nothing',
    '  Idempotency-Key: honoured, the same POST /carBooking creates one booking',
  ]);
  expect(await toolsAndBookings()).toEqual(before);
});

test('without --write, both are not tried', async () => {
  expect(linesOf((await runOn(sandbox().address, PEOPLE)).lines)).toEqual([
    expect.stringContaining('If-Match: not tried, needs --write'),
    expect.stringContaining('Idempotency-Key: not tried, needs --write'),
  ]);
});

test.each<[string, Record<string, Override>, string]>([
  ['no ETag', { 'GET /carTools/*': etag(null) }, '  If-Match: ignored, GET /carTools/{id} has no ETag'],
  [
    'a weak ETag',
    { 'GET /carTools/*': etag('W/"1"') },
    '  If-Match: ignored, GET /carTools/{id} has a weak or invalid ETag, which If-Match cannot carry',
  ],
  [
    'another status',
    { 'PUT /carTools/*': async (real) => ((await real()).status === 412 ? new Response('', { status: 409 }) : real()) },
    '  If-Match: ignored, an outdated version got 409 instead of 412',
  ],
  [
    'every condition refused',
    { 'PUT /carTools/*': (real, init) => (new Headers(init.headers).has('If-Match') ? new Response('', { status: 412 }) : real()) },
    '  If-Match: ignored, PUT /carTools/{id} refused the current version: answered 412',
  ],
])('If-Match: %s is information, and no difference', async (_, overrides, line) => {
  const { code, lines } = await runWithOverrides(overrides, WRITE);
  expect([code, linesOf(lines)[0]]).toEqual([0, line]);
});

test('an ignored If-Match and Idempotency-Key are information, no difference, and no tool or booking stays', async () => {
  const before = await toolsAndBookings();
  const ignoring: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.delete('If-Match');
    headers.delete('Idempotency-Key');
    return fetch(input, { ...init, headers });
  };
  const { code, lines } = await runOn(sandbox().address, WRITE, { fetch: ignoring });
  expect(code).toBe(0);
  expect(linesOf(lines)).toEqual([
    '  If-Match: ignored, PUT /carTools/{id} accepted an outdated version',
    '  Idempotency-Key: ignored, the same POST /carBooking created 2 bookings',
  ]);
  expect(await toolsAndBookings()).toEqual(before);
});
