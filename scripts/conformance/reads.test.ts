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
} from './testRun.ts';

const sandbox = sharedSandbox();

const runWithOverrides = runnerWithOverrides(sandbox);

describe('a documented difference is reported, and exits with 1', () => {
  test.each<[string, string, string, Override, string]>([
    [
      'a field of another type',
      'listTools',
      'GET /carTools',
      everyRow({ price: { amount: 5 } }),
      'documented: [].price: an object came, which cannot be read (in 33 of 33 rows)',
    ],
    [
      'a price in words',
      'listTools',
      'GET /carTools',
      firstRow({ price: 'ask us' }),
      'documented: [].price: the text "aaa aa" came, which cannot be read (in 1 of 33 rows)',
    ],
    [
      'a stock below 0',
      'listTools',
      'GET /carTools',
      firstRow({ quantity: -3 }),
      'documented: [].quantity: the number -0 came, which cannot be read (in 1 of 33 rows)',
    ],
    [
      'a day that is none',
      'listBookings',
      'GET /carBooking',
      firstRow({ date: '31/12/2026' }),
      'documented: [].date: the text "00/00/0000" came, which cannot be read (in 1 of 7 rows)',
    ],
    [
      'rows without an id',
      'listReviews',
      'GET /review',
      everyRow({ _id: undefined }),
      'documented: []._id: nothing came, and nothing can be read without it (in 24 of 24 rows)',
    ],
    [
      'one id twice',
      'listReviews',
      'GET /review',
      changedJson<Row[]>((rows) => [...rows, rows[0]]),
      'documented: []._id: 1 rows have the _id of another, and the shop leaves them out',
    ],
    [
      'a field that no row has',
      'listReviews',
      'GET /review',
      everyRow({ description: undefined }),
      'documented: [].description: nothing came, read as empty (in 24 of 24 rows)',
    ],
    [
      'an object for a list',
      'listUsers',
      'GET /users',
      changedJson((users) => ({ users })),
      'documented: body: an object came, and not a list',
    ],
    ['HTML with 200', 'listCameraProducts', 'GET /cameraProducts/', htmlPage, 'documented: answered something else than JSON'],
    ['nothing with 200', 'listReviews', 'GET /review', respondWith(''), 'documented: answered something else than JSON'],
    ['404 for a list', 'listReviews', 'GET /review', respondWith('', { status: 404 }), 'documented: answered 404'],
    ['500', 'listBookings', 'GET /carBooking', respondWith('', { status: 500 }), 'documented: answered 500'],
    ['a lost connection', 'listReviews', 'GET /review', () => Promise.reject(new TypeError('reset')), 'documented: no answer came'],
    [
      'admin as text',
      'checkAdmin',
      'GET /admin/*',
      changedJson(() => ({ admin: 'true' })),
      'documented: admin: the text "aaaa" came, which cannot be read',
    ],
    ['admin missing', 'checkAdmin', 'GET /admin/*', changedJson(() => ({})), 'documented: admin: nothing came, read as false'],
    [
      'an administrator who is none',
      'checkAdmin',
      'GET /admin/*',
      changedJson(() => ({ admin: false })),
      'documented: the administrator who was named is told to be none',
    ],
    [
      "somebody else's bookings",
      'listOwnBookings',
      'GET /carBooking/*',
      firstRow({ email: 'eve@example.com' }),
      'documented: 1 rows are of somebody else',
    ],
    [
      "somebody else's record",
      'getUser',
      'GET /user',
      changedJson<Row>((user) => ({ ...user, email: 'eve@example.com' })),
      'documented: the record of somebody else came',
    ],
    [
      'another tool',
      'getTool',
      'GET /carTools/*',
      async (real) => ((await real()).ok ? Response.json({ _id: '7' }) : Response.json(null)),
      'documented: another tool came than the one that was asked for',
    ],
    [
      'no accessToken',
      'login',
      'POST /login',
      changedJson(() => ({ token: 'x' })),
      'documented: accessToken: nothing came, and nothing can be read without it',
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
    expect(issuesUnder(lines, 'listTools')).toEqual(['documented: no answer came in time']);
    expect(code).toBe(1);
  });
});

describe('an assumed difference is reported, and exits with 0', () => {
  test('500 for an unknown id', async () => {
    const { code, lines, linesWith } = await runWithOverrides({ 'GET /carTools/*': unknownOf(500, '') });
    expect(issuesUnder(lines, 'getTool')).toEqual(['assumed: of what is not there: answered 500; the shop expects 404, or null']);
    expect(linesWith('differs')).toEqual(['getTool']);
    expect(code).toBe(0);
  });

  test('null for an unknown id counts as 404', async () => {
    expect((await runWithOverrides({ 'GET /carTools/*': unknownOf(200, 'null') })).linesWith('differs')).toEqual([]);
  });
});

describe('a difference that the shop can still read is a note', () => {
  test.each<[string, Override, string]>([
    ['a price as text', everyRow({ price: '$120' }), 'note: [].price: the text "$000" came, read as a number (in 33 of 33 rows)'],
    ['a numeric id', lastRow({ _id: 17 }), 'note: []._id: the number 00 came, read as a text (in 1 of 33 rows)'],
    [
      'a day with a time',
      firstRow({ date: '2026-01-31T10:00:00Z' }),
      'note: [].date: the text "0000-00-00a00:00:00a" came, read as a text (in 1 of 33 rows)',
    ],
    ['a field that one row lacks', firstRow({ img3: null }), 'note: [].img3: null came, read as empty (in 1 of 33 rows)'],
  ])('%s', async (_, override, line) => {
    const { code, lines, linesWith } = await runWithOverrides({ 'GET /carTools': override }, []);
    expect(issuesUnder(lines, 'listTools')).toEqual([line]);
    expect(linesWith('matches')).toContain('listTools');
    expect(code).toBe(0);
  });

  test('an empty list', async () => {
    const { code, lines, linesWith } = await runWithOverrides({ 'GET /carTools': respondWith('[]') }, []);
    expect(issuesUnder(lines, 'listTools')).toEqual(['note: no rows: there was nothing to compare']);
    expect(linesWith('not tried')).toContain('getTool: there is no car tool to read');
    expect(code).toBe(0);
  });
});

describe('a backend that is stricter than the specification', () => {
  test('may refuse a login without proof, and accept an access token from elsewhere', async () => {
    const { code, linesWith } = await runWithOverrides({ 'POST /login': respondWith('', { status: 401 }) }, [
      '--email',
      'shopper@example.com',
      '--token',
      'sandbox.shopper%40example.com',
    ]);
    expect(linesWith('not tried')).toContain('login: answered 401: it wants more proof than an e-mail, as it should');
    expect(linesWith('matches')).toContain('getUser');
    expect(code).toBe(0);
  });

  test('may give no access token: its guarded calls are then not tried, and not wrong', async () => {
    const { code, linesWith } = await runWithOverrides({ 'POST /login': respondWith('', { status: 401 }) });
    expect(linesWith('not tried')).toContain(
      'getUser: answered 401: it wants a bearer, and POST /login gave none (VERIFY_TOKEN can name one)',
    );
    expect(linesWith('differs')).toEqual([]);
    expect(code).toBe(0);
  });
});
