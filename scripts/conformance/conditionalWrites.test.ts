import { describe, expect, test } from 'vitest';
import { type Override, PEOPLE, runnerWithOverrides, runOn, sharedSandbox, tableDigests } from '#tests/support/conformanceRun.ts';

const sandbox = sharedSandbox();
const WRITE = [...PEOPLE, '--write'];
const runWithOverrides = runnerWithOverrides(sandbox, WRITE);

const toolsAndBookings = async () => {
  const { tools, bookings } = await tableDigests(sandbox());
  return { tools, bookings };
};

/** The server at another origin: browsers compare host names, not addresses. */
const otherOrigin = () => sandbox().address.replace('127.0.0.1', 'localhost');

const linesOf = (lines: string[]) => lines.slice(lines.indexOf('Conditional writes (optional):') + 1).slice(0, 3);

/** Responds with the real response, but without a header, or with another value. */
const header =
  (name: string, value: string | null): Override =>
  async (real) => {
    const response = await real();
    const headers = new Headers(response.headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    const text = await response.text();
    return new Response(text === '' ? null : text, { status: response.status, headers });
  };
const etag = (value: string | null) => header('ETag', value);

/** Sends the booking as if it had no key. */
const createWithoutKey = (init: RequestInit) => {
  const headers = new Headers(init.headers);
  headers.delete('Idempotency-Key');
  return fetch(`${sandbox().address}/carBooking`, { ...init, headers });
};

test('the sandbox supports everything, and no tool or booking stays', async () => {
  const before = await toolsAndBookings();
  const { code, lines } = await runOn(sandbox().address, [...WRITE, '--site', otherOrigin()]);
  expect(code).toBe(0);
  expect(linesOf(lines)).toEqual([
    '  If-Match: honoured, an outdated version gets 412, and changes nothing',
    '  Idempotency-Key: honoured, the same POST /carBooking creates one booking, also at the same time, and another body gets 422',
    `  CORS: allowed, pages of ${otherOrigin()} may send If-Match, Idempotency-Key and Authorization, and read ETag`,
  ]);
  expect(await toolsAndBookings()).toEqual(before);
});

test('without --write and --site, nothing is tried', async () => {
  expect(linesOf((await runOn(sandbox().address, PEOPLE)).lines)).toEqual([
    expect.stringContaining('If-Match: not tried, needs --write'),
    expect.stringContaining('Idempotency-Key: not tried, needs --write'),
    expect.stringContaining('CORS: not tried, needs --site'),
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

test.each<[string, () => Override, string]>([
  [
    'another body with a known key answered like the first',
    () => async (real) => {
      const response = await real();
      return response.status === 422 ? Response.json({ acknowledged: true, insertedId: '1' }) : response;
    },
    'a POST /carBooking with a known key and another body got 200 instead of 422',
  ],
  [
    'another body with a known key created',
    () => async (real, init) => (JSON.stringify(init.body).includes('another body') ? createWithoutKey(init) : real()),
    'a POST /carBooking with a known key and another body created a booking',
  ],
  [
    'a key that is unknown until its booking is created',
    () => {
      const pending = new Set<string | null>();
      return async (real, init) => {
        const key = new Headers(init.headers).get('Idempotency-Key');
        if (pending.has(key)) return createWithoutKey(init);
        pending.add(key);
        return real().finally(() => pending.delete(key));
      };
    },
    'the same POST /carBooking twice at the same time created 2 bookings',
  ],
])('Idempotency-Key: %s is information, and no booking stays', async (_, override, text) => {
  const before = await toolsAndBookings();
  const { code, lines } = await runWithOverrides({ 'POST /carBooking': override() }, WRITE);
  expect([code, linesOf(lines)[1]]).toEqual([0, `  Idempotency-Key: ignored, ${text}`]);
  expect(await toolsAndBookings()).toEqual(before);
});

describe('CORS', () => {
  const ALLOW_HEADERS = 'Access-Control-Allow-Headers';

  const resultOf = async (overrides: Record<string, Override>) => {
    const { code, lines } = await runWithOverrides(overrides, ['--site', otherOrigin()]);
    expect(linesOf(lines)[2]).toMatch(/^ {2}CORS: refused, /);
    return [code, linesOf(lines)[2]];
  };

  test.each<[string, Record<string, Override>, string]>([
    [
      'a preflight that is not answered',
      { 'OPTIONS /carTools/*': () => new Response('', { status: 404 }) },
      'the preflight of PUT /carTools/{id} got 404',
    ],
    [
      'a lost preflight',
      { 'OPTIONS /carTools/*': () => Promise.reject(new TypeError('connection lost')) },
      'the preflight of PUT /carTools/{id} got no response',
    ],
    [
      'another origin',
      { 'OPTIONS /carTools/*': header('Access-Control-Allow-Origin', 'https://shop.example') },
      'the preflight of PUT /carTools/{id} does not allow http://localhost',
    ],
    [
      'only simple methods',
      { 'OPTIONS /carTools/*': header('Access-Control-Allow-Methods', 'GET, POST') },
      'the preflight of PUT /carTools/{id} does not allow PUT',
    ],
    [
      'a * that does not include Authorization',
      { 'OPTIONS /carTools/*': header(ALLOW_HEADERS, '*') },
      'the preflight of PUT /carTools/{id} does not allow authorization',
    ],
    [
      'an answer for another origin',
      { 'GET /carTools/*': header('Access-Control-Allow-Origin', null) },
      'GET /carTools/{id} does not allow http://localhost',
    ],
  ])('%s is a difference, because the shop cannot work', async (_, overrides, text) => {
    expect(await resultOf(overrides)).toEqual([1, expect.stringContaining(text)]);
  });

  test.each<[string, Record<string, Override>, string]>([
    [
      'no If-Match',
      { 'OPTIONS /carTools/*': header(ALLOW_HEADERS, 'authorization, content-type') },
      'the preflight of PUT /carTools/{id} does not allow if-match',
    ],
    [
      'no Idempotency-Key',
      { 'OPTIONS /carBooking': header(ALLOW_HEADERS, 'Authorization, Content-Type, If-Match') },
      'the preflight of POST /carBooking does not allow idempotency-key',
    ],
    ['a hidden ETag', { 'GET /carTools/*': header('Access-Control-Expose-Headers', null) }, 'GET /carTools/{id} does not expose ETag'],
  ])('%s is information, and no difference', async (_, overrides, text) => {
    expect(await resultOf(overrides)).toEqual([0, expect.stringContaining(text)]);
  });

  test('* is enough for everything else', async () => {
    const any = {
      'OPTIONS /carTools/*': header(ALLOW_HEADERS, 'Authorization, *'),
      'OPTIONS /carBooking': header(ALLOW_HEADERS, 'Authorization, *'),
    };
    const { lines } = await runWithOverrides({ ...any, 'GET /carTools/*': header('Access-Control-Allow-Origin', '*') }, [
      '--site',
      otherOrigin(),
    ]);
    expect(linesOf(lines)[2]).toMatch(/^ {2}CORS: allowed, /);
  });

  test('is not needed on one origin', async () => {
    const { lines } = await runOn(sandbox().address, ['--site', sandbox().address]);
    expect(linesOf(lines)[2]).toBe('  CORS: not tried, the site has the same origin as the backend');
  });
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
    expect.stringContaining('CORS: not tried'),
  ]);
  expect(await toolsAndBookings()).toEqual(before);
});
