import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HttpSandbox } from '#mocks/http.ts';
import { applied, type Bend, bentFetch, changed } from './bentFetch.ts';
import { openHttpSandbox } from '#tests/support/httpSandbox.ts';
import { PEOPLE, runOn } from './testRun.ts';

type Row = Record<string, unknown>;

let sandbox: HttpSandbox;

beforeAll(async () => {
  sandbox = await openHttpSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await sandbox.world.reset();
});

/** Runs against a server that is correct except for some calls. */
const runBent = (bends: Record<string, Bend>, options: string[] = PEOPLE) => runOn(sandbox.address, options, { fetch: bentFetch(bends) });

function below(lines: string[], name: string): string[] {
  const start = lines.findIndex((line) => line.slice(11).split(':')[0] === name) + 1;
  const length = lines.slice(start).findIndex((line) => !line.startsWith(' '));
  return lines.slice(start, start + length).map((line) => line.trim());
}

const everyRow = (change: Row) => changed<Row[]>((rows) => rows.map((row) => ({ ...row, ...change })));
const firstRow = (change: Row) => changed<Row[]>((rows) => rows.map((row, place) => (place === 0 ? { ...row, ...change } : row)));
const lastRow = (change: Row) =>
  changed<Row[]>((rows) => rows.map((row, place) => (place === rows.length - 1 ? { ...row, ...change } : row)));
const answer =
  (body: string, init: ResponseInit = {}) =>
  () =>
    new Response(body, init);
const html = answer('<!doctype html><title>Shop</title>', { headers: { 'content-type': 'text/html' } });

describe('a documented difference is reported, and exits with 1', () => {
  test.each<[string, string, string, Bend, string]>([
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
      changed<Row[]>((rows) => [...rows, rows[0]]),
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
      changed((users) => ({ users })),
      'documented: body: an object came, and not a list',
    ],
    ['HTML with 200', 'listCameraProducts', 'GET /cameraProducts/', html, 'documented: answered something else than JSON'],
    ['nothing with 200', 'listReviews', 'GET /review', answer(''), 'documented: answered something else than JSON'],
    ['404 for a list', 'listReviews', 'GET /review', answer('', { status: 404 }), 'documented: answered 404'],
    ['500', 'listBookings', 'GET /carBooking', answer('', { status: 500 }), 'documented: answered 500'],
    ['a lost connection', 'listReviews', 'GET /review', () => Promise.reject(new TypeError('reset')), 'documented: no answer came'],
    [
      'admin as text',
      'checkAdmin',
      'GET /admin/*',
      changed(() => ({ admin: 'true' })),
      'documented: admin: the text "aaaa" came, which cannot be read',
    ],
    ['admin missing', 'checkAdmin', 'GET /admin/*', changed(() => ({})), 'documented: admin: nothing came, read as false'],
    [
      'an administrator who is none',
      'checkAdmin',
      'GET /admin/*',
      changed(() => ({ admin: false })),
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
      changed<Row>((user) => ({ ...user, email: 'eve@example.com' })),
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
      changed(() => ({ token: 'x' })),
      'documented: accessToken: nothing came, and nothing can be read without it',
    ],
  ])('%s', async (_, name, call, bend, line) => {
    const { code, lines, told } = await runBent({ [call]: bend });
    expect(below(lines, name)).toContain(line);
    expect(told('differs')).toContain(name);
    expect(code).toBe(1);
  });

  test.each<[string, string, string, Bend, string]>([
    [
      'an update that answers with counts',
      'updateTool',
      'PUT /carTools/*',
      async (real) => (await real(), Response.json({ modifiedCount: 1 })),
      'documented: _id: nothing came, and nothing can be read without it',
    ],
    [
      'an update that changes nothing',
      'updateTool',
      'PUT /carTools/*',
      answer('null'),
      'documented: the new stock is not what is read afterwards',
    ],
    [
      'an added tool that is lost',
      'createTool',
      'POST /carTools',
      answer('{}', { status: 201 }),
      'documented: the new tool is not in the list',
    ],
    ['a refusal to add', 'createTool', 'POST /carTools', answer('', { status: 409 }), 'documented: answered 409'],
    [
      'a deletion that deletes nothing',
      'deleteTool',
      'DELETE /carTools/*',
      answer('{}'),
      'documented: the tool is in the list all the same',
    ],
    [
      'a booking that is lost',
      'createBooking',
      'POST /carBooking',
      answer('{}'),
      "documented: the new booking is not in its person's list",
    ],
    [
      'a price of its own',
      'createBooking',
      'GET /carBooking/*',
      everyRow({ price: 1 }),
      'documented: price: read differently from what was sent',
    ],
    [
      'a booking that is paid at once',
      'createBooking',
      'GET /carBooking/*',
      everyRow({ paid: true }),
      'documented: a new booking is paid already',
    ],
    [
      'a payment that is forgotten',
      'recordPayment',
      'PATCH /carBooking/*',
      answer('{}'),
      'documented: the booking has no transaction id afterwards',
    ],
    [
      'a removal that removes nothing',
      'deleteBooking',
      'DELETE /carBooking/*',
      answer('{}'),
      'documented: the booking is in the list all the same',
    ],
    [
      'a profile that is forgotten',
      'saveUser',
      'PUT /create-user/*',
      answer('{}'),
      'documented: the change is not what is read afterwards',
    ],
    [
      'no clientSecret',
      'createPaymentIntent',
      'POST /create-payment-intent',
      changed(() => ({ secret: 'x' })),
      'documented: clientSecret: nothing came, and nothing can be read without it',
    ],
  ])('%s', async (_, name, call, bend, line) => {
    const { code, lines } = await runBent({ [call]: bend }, [...PEOPLE, '--write']);
    expect(below(lines, name)).toContain(line);
    expect(code).toBe(1);
  });

  test('a missing modifiedCount', async () => {
    const { code, lines } = await runBent({ 'PUT /user/admin/*': changed(() => ({ acknowledged: true })) }, [
      ...PEOPLE,
      '--write',
      '--keep',
      'makeAdmin',
    ]);
    expect(below(lines, 'makeAdmin')).toContain('documented: modifiedCount: nothing came, read as unknown');
    expect(code).toBe(1);
  });

  test('no response within the time limit', async () => {
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const { code, lines } = await runOn(sandbox.address, [], { fetch: silent, timeout: 5 });
    expect(below(lines, 'listTools')).toEqual(['documented: no answer came in time']);
    expect(code).toBe(1);
  });
});

describe('an assumed difference is reported, and exits with 0', () => {
  const unknownOf =
    (status: number, body: string): Bend =>
    async (real) => {
      const response = await real();
      return response.status === 404 ? new Response(body, { status }) : response;
    };

  test('500 for an unknown id', async () => {
    const { code, lines, told } = await runBent({ 'GET /carTools/*': unknownOf(500, '') });
    expect(below(lines, 'getTool')).toEqual(['assumed: of what is not there: answered 500; the shop expects 404, or null']);
    expect(told('differs')).toEqual(['getTool']);
    expect(code).toBe(0);
  });

  test('null for an unknown id counts as 404', async () => {
    expect((await runBent({ 'GET /carTools/*': unknownOf(200, 'null') })).told('differs')).toEqual([]);
  });

  test('500 for a deleted booking, and a client secret in another form', async () => {
    const { code, lines } = await runBent(
      {
        'DELETE /carBooking/*': unknownOf(500, ''),
        'POST /create-payment-intent': changed(() => ({ clientSecret: 'seti_1' })),
      },
      [...PEOPLE, '--write'],
    );
    expect(below(lines, 'deleteBooking')).toEqual(['assumed: of what is gone already: answered 500; the shop expects 404 or 2xx']);
    expect(below(lines, 'createPaymentIntent')).toEqual([
      'assumed: the clientSecret is not of the form id_secret_…, by which Stripe is known',
    ]);
    expect(code).toBe(0);
  });
});

describe('a difference that the shop can still read is a note', () => {
  test.each<[string, Bend, string]>([
    ['a price as text', everyRow({ price: '$120' }), 'note: [].price: the text "$000" came, read as a number (in 33 of 33 rows)'],
    ['a numeric id', lastRow({ _id: 17 }), 'note: []._id: the number 00 came, read as a text (in 1 of 33 rows)'],
    [
      'a day with a time',
      firstRow({ date: '2026-01-31T10:00:00Z' }),
      'note: [].date: the text "0000-00-00a00:00:00a" came, read as a text (in 1 of 33 rows)',
    ],
    ['a field that one row lacks', firstRow({ img3: null }), 'note: [].img3: null came, read as empty (in 1 of 33 rows)'],
  ])('%s', async (_, bend, line) => {
    const { code, lines, told } = await runBent({ 'GET /carTools': bend }, []);
    expect(below(lines, 'listTools')).toEqual([line]);
    expect(told('matches')).toContain('listTools');
    expect(code).toBe(0);
  });

  test('an empty list', async () => {
    const { code, lines, told } = await runBent({ 'GET /carTools': answer('[]') }, []);
    expect(below(lines, 'listTools')).toEqual(['note: no rows: there was nothing to compare']);
    expect(told('not tried')).toContain('getTool: there is no car tool to read');
    expect(code).toBe(0);
  });
});

describe('a backend that is stricter than the specification', () => {
  test('may refuse a login without proof, and accept an access token from elsewhere', async () => {
    const { code, told } = await runBent({ 'POST /login': answer('', { status: 401 }) }, [
      '--email',
      'shopper@example.com',
      '--token',
      'sandbox.shopper%40example.com',
    ]);
    expect(told('not tried')).toContain('login: answered 401: it wants more proof than an e-mail, as it should');
    expect(told('matches')).toContain('getUser');
    expect(code).toBe(0);
  });

  test('may give no access token: its guarded calls are then not tried, and not wrong', async () => {
    const { code, told } = await runBent({ 'POST /login': answer('', { status: 401 }) });
    expect(told('not tried')).toContain('getUser: answered 401: it wants a bearer, and POST /login gave none (VERIFY_TOKEN can name one)');
    expect(told('differs')).toEqual([]);
    expect(code).toBe(0);
  });

  test('may refuse a payment that the provider does not know', async () => {
    const { code, told } = await runBent({ 'PATCH /carBooking/*': answer('', { status: 422 }) }, [...PEOPLE, '--write', '--expect-secure']);
    expect(told('not tried')).toContain(
      'recordPayment: answered 422 to a transaction that the payment provider does not know, as it should',
    );
    expect(told('closed')).toContain('recordPayment with a made-up transaction id: was refused');
    expect(code).toBe(1);
  });

  test('exits with 0 if every security check is closed', async () => {
    const { code, told } = await runBent({ 'POST /login': applied(401), 'PUT /carTools/*': answer('', { status: 403 }) }, [
      '--email',
      'shopper@example.com',
      '--token',
      'sandbox.shopper%40example.com',
      '--expect-secure',
    ]);
    expect(told('open')).toEqual([]);
    expect(told('closed')).toContainEqual(expect.stringMatching(/^updateTool .*raising the stock, as a shopper: answered 403$/));
    expect(code).toBe(0);
  });
});
