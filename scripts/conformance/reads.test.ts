import { describe, expect, test } from 'vitest';
import {
  respondWith,
  issuesUnder,
  type Override,
  changedJson,
  everyRow,
  firstRow,
  htmlPage,
  lastRow,
  type Row,
  runnerWithOverrides,
  runOn,
  sharedSandbox,
  unknownOf,
} from '#tests/support/conformanceRun.ts';

const sandbox = sharedSandbox();

const runWithOverrides = runnerWithOverrides(sandbox);

describe('a documented difference is reported, and exits with 1', () => {
  test.each<[string, string, string, Override, string]>([
    [
      'a field of another type',
      'listTools',
      'GET /carTools',
      everyRow({ price: { amount: 5 } }),
      'documented: [].price: received an object, which is unreadable (in 33 of 33 rows)',
    ],
    [
      'a price in words',
      'listTools',
      'GET /carTools',
      firstRow({ price: 'ask us' }),
      'documented: [].price: received the text "aaa aa", which is unreadable (in 1 of 33 rows)',
    ],
    [
      'a stock below 0',
      'listTools',
      'GET /carTools',
      firstRow({ quantity: -3 }),
      'documented: [].quantity: received the number -0, which is unreadable (in 1 of 33 rows)',
    ],
    [
      'an invalid date',
      'listBookings',
      'GET /carBooking',
      firstRow({ date: '31/12/2026' }),
      'documented: [].date: received the text "00/00/0000", which is unreadable (in 1 of 7 rows)',
    ],
    [
      'rows without an id',
      'listReviews',
      'GET /review',
      everyRow({ _id: undefined }),
      'documented: []._id: received nothing, and the record is unreadable without it (in 24 of 24 rows)',
    ],
    [
      'a duplicate id',
      'listReviews',
      'GET /review',
      changedJson<Row[]>((rows) => [...rows, rows[0]]),
      'documented: []._id: 1 rows have a duplicate _id, and the shop omits them',
    ],
    [
      'a field that no row has',
      'listReviews',
      'GET /review',
      everyRow({ description: undefined }),
      'documented: [].description: received nothing, read as empty (in 24 of 24 rows)',
    ],
    [
      'an object instead of a list',
      'listUsers',
      'GET /users',
      changedJson((users) => ({ users })),
      'documented: body: received an object instead of a list',
    ],
    ['HTML with 200', 'listCameraProducts', 'GET /cameraProducts/', htmlPage, 'documented: response is not JSON'],
    ['nothing with 200', 'listReviews', 'GET /review', respondWith(''), 'documented: response is not JSON'],
    ['404 for a list', 'listReviews', 'GET /review', respondWith('', { status: 404 }), 'documented: answered 404'],
    ['500', 'listBookings', 'GET /carBooking', respondWith('', { status: 500 }), 'documented: answered 500'],
    ['a lost connection', 'listReviews', 'GET /review', () => Promise.reject(new TypeError('reset')), 'documented: no response'],
    [
      'admin as text',
      'checkAdmin',
      'GET /admin/*',
      changedJson(() => ({ admin: 'true' })),
      'documented: admin: received the text "aaaa", which is unreadable',
    ],
    ['admin missing', 'checkAdmin', 'GET /admin/*', changedJson(() => ({})), 'documented: admin: received nothing, read as false'],
    [
      'an administrator without rights',
      'checkAdmin',
      'GET /admin/*',
      changedJson(() => ({ admin: false })),
      'documented: the --admin-email is not an administrator according to the response',
    ],
    [
      'bookings of another user',
      'listOwnBookings',
      'GET /carBooking/*',
      firstRow({ email: 'eve@example.com' }),
      'documented: 1 rows belong to another user',
    ],
    [
      'the record of another user',
      'getUser',
      'GET /user',
      changedJson<Row>((user) => ({ ...user, email: 'eve@example.com' })),
      'documented: the response contains the record of another user',
    ],
    [
      'another tool',
      'getTool',
      'GET /carTools/*',
      async (real) => ((await real()).ok ? Response.json({ _id: '7' }) : Response.json(null)),
      'documented: the response contains another tool than the requested one',
    ],
    [
      'no accessToken',
      'login',
      'POST /login',
      changedJson(() => ({ token: 'x' })),
      'documented: accessToken: received nothing, and the record is unreadable without it',
    ],
  ])('%s', async (_, name, call, override, line) => {
    const { code, lines, linesWith } = await runWithOverrides({ [call]: override });
    expect(issuesUnder(lines, name)).toContain(line);
    expect(linesWith('differs')).toContain(name);
    expect(code).toBe(1);
  });

  test('no response within the time limit', async () => {
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const { code, lines } = await runOn(sandbox().address, [], { fetch: silent, timeout: 5 });
    expect(issuesUnder(lines, 'listTools')).toEqual(['documented: no response in time']);
    expect(code).toBe(1);
  });
});

describe('an assumed difference is reported, and exits with 0', () => {
  test('500 for an unknown id', async () => {
    const { code, lines, linesWith } = await runWithOverrides({ 'GET /carTools/*': unknownOf(500, '') });
    expect(issuesUnder(lines, 'getTool')).toEqual(['assumed: for a missing record: answered 500; the shop expects 404 or null']);
    expect(linesWith('differs')).toEqual(['getTool']);
    expect(code).toBe(0);
  });

  test('null for an unknown id counts as 404', async () => {
    expect((await runWithOverrides({ 'GET /carTools/*': unknownOf(200, 'null') })).linesWith('differs')).toEqual([]);
  });
});

describe('a difference that the shop can still read is a note', () => {
  test.each<[string, Override, string]>([
    ['a price as text', lastRow({ price: '$120' }), 'note: [].price: received the text "$000", read as a number (in 1 of 33 rows)'],
    ['a numeric id', lastRow({ _id: 17 }), 'note: []._id: received the number 00, read as a text (in 1 of 33 rows)'],
    [
      'a day with a time',
      lastRow({ date: '2026-01-31T10:00:00Z' }),
      'note: [].date: received the text "0000-00-00a00:00:00a", read as a text (in 1 of 33 rows)',
    ],
    ['a field that one row lacks', lastRow({ img3: null }), 'note: [].img3: received null, read as empty (in 1 of 33 rows)'],
  ])('%s', async (_, override, line) => {
    const { code, lines, linesWith } = await runWithOverrides({ 'GET /carTools': override }, []);
    expect(issuesUnder(lines, 'listTools')).toEqual([line]);
    expect(linesWith('matches')).toContain('listTools');
    expect(code).toBe(0);
  });

  test('an empty list', async () => {
    const { code, lines, linesWith } = await runWithOverrides({ 'GET /carTools': () => Response.json([]) }, []);
    expect(issuesUnder(lines, 'listTools')).toEqual(['note: no rows to compare']);
    expect(linesWith('not tried')).toContain('getTool: there is no car tool to read');
    expect(code).toBe(0);
  });
});

describe('a backend that is stricter than the specification', () => {
  test('may reject a login without proof, and accept an access token from elsewhere', async () => {
    const { code, linesWith } = await runWithOverrides({ 'POST /login': respondWith('', { status: 401 }) }, [
      '--email',
      'shopper@example.com',
      '--token',
      'sandbox.shopper%40example.com',
    ]);
    expect(linesWith('not tried')).toContain('login: responded with 401: requires more proof than an email, as recommended');
    expect(linesWith('matches')).toContain('getUser');
    expect(code).toBe(0);
  });

  test('may return no access token, and then its guarded calls are not tried', async () => {
    const { code, linesWith } = await runWithOverrides({ 'POST /login': respondWith('', { status: 401 }) });
    expect(linesWith('not tried')).toContain(
      'getUser: responded with 401: needs an access token, and POST /login returned none (set VERIFY_TOKEN)',
    );
    expect(linesWith('differs')).toEqual([]);
    expect(code).toBe(0);
  });
});
