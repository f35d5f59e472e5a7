import { describe, expect, test } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { operations } from '#contract/operations.ts';
import { issueToken } from '#mocks/identity/tokens.ts';
import { admin, shopper } from '#tests/contract/sandbox.ts';
import { httpSandboxForEachTest } from '#tests/support/httpSandbox.ts';
import { respondWith, applied, type Override, PEOPLE, runnerWithOverrides, tableDigests, runOn } from '#tests/support/conformanceRun.ts';

const sandbox = httpSandboxForEachTest();

const SECURE = [...PEOPLE, '--expect-secure'];
const runWithOverrides = runnerWithOverrides(sandbox, SECURE);

describe('a backend without access checks', () => {
  /** Turns off the sandbox's access checks by sending every request as an administrator. */
  const unguarded: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${issueToken(admin)}`);
    return fetch(input, { ...init, headers });
  };
  /** The requests of the others are invalid JSON or need --write, because they could create a record. */
  const tried = Object.entries<Operation>(operations).flatMap(([name, { access, body, path }]) =>
    access === 'public' || (body !== undefined && !path.includes('{id}')) ? [] : [name],
  );

  test('fails every check, and nothing changes', async () => {
    const before = await tableDigests(sandbox());
    const { linesWith } = await runOn(sandbox().address, SECURE, { fetch: unguarded });
    for (const name of tried) expect(linesWith('failed')).toContainEqual(expect.stringMatching(`^${name} without a token`));
    expect(await tableDigests(sandbox())).toEqual(before);
  });

  test('also fails with --write where it checks the body first, and only payment intents are new', async () => {
    const before = await tableDigests(sandbox());
    const { linesWith, leftBehind } = await runOn(sandbox().address, [...SECURE, '--write'], { fetch: unguarded });
    for (const name of ['createTool', 'createBooking', 'saveUser'])
      expect(linesWith('failed')).toContainEqual(expect.stringMatching(`^${name} without a token, with a made-up token`));
    expect({ ...(await tableDigests(sandbox())), intents: before['intents'] }).toEqual(before);
    expect(leftBehind).toEqual([
      expect.stringContaining('a payment intent of $79,999.90'),
      expect.stringContaining('a payment intent of $0.73'),
      expect.stringContaining('a payment intent of $12.50'),
    ]);
  });
});

describe('the security checks do no harm', () => {
  /** A backend that replaces the whole record on PUT. */
  function replacing() {
    const rows: Record<string, Record<string, unknown>> = {
      [admin]: { _id: 'a', email: admin, name: 'Ada', role: 'admin' },
      [shopper]: { _id: 'b', email: shopper, name: 'Sam', phone: 5_550_100 },
    };
    const before = structuredClone(rows);
    const fetchRow: typeof fetch = (input, init = {}) => {
      const { pathname, searchParams } = new URL(input as string);
      if (pathname === '/user') return Promise.resolve(Response.json(rows[searchParams.get('email') ?? ''] ?? null));
      if (!pathname.startsWith('/create-user/')) return fetch(input, init);
      const email = decodeURIComponent(pathname.slice('/create-user/'.length));
      rows[email] = { _id: rows[email]?.['_id'], email, ...(JSON.parse(init.body as string) as object) };
      return Promise.resolve(Response.json({ acknowledged: true }));
    };
    return { rows, before, fetch: fetchRow };
  }

  test('to records if PUT replaces them', async () => {
    const { rows, before, fetch } = replacing();
    const { linesWith } = await runOn(sandbox().address, SECURE, { fetch });
    expect(rows).toEqual(before);
    expect(linesWith('not tried')).toContainEqual(expect.stringMatching(/^saveUser .*for another user, as a shopper.*: needs --write/));
  });

  test("to the administrator's record, also with --write", async () => {
    const { rows, before, fetch } = replacing();
    const { linesWith } = await runOn(sandbox().address, [...SECURE, '--write'], { fetch });
    expect(rows[admin]).toEqual(before[admin]);
    expect(linesWith('not tried')).toContainEqual(
      expect.stringMatching(/^saveUser .*the backend does not keep the fields that are not sent/),
    );
  });

  test('to a record if the backend parses ids as numbers', async () => {
    const numbers: number[] = [];
    const numeric: typeof fetch = (input, init) => {
      const id = /^\/car(?:Tools|Booking)\/([\da-f]{24})$/.exec(new URL(input as string).pathname)?.[1];
      if (id !== undefined && init?.method !== 'GET') numbers.push(Number.parseInt(id, 10));
      return fetch(input, init);
    };
    await runOn(sandbox().address, SECURE, { fetch: numeric, runId: '7ab1c2d3e4f5a6b7c8d9e0f1' });
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter((number) => !Number.isNaN(number))).toEqual([]);
  });

  test('if the generated id exists', async () => {
    const written: string[] = [];
    const writing: Override = (real, { method }) => {
      written.push(method ?? '');
      return real();
    };
    const { linesWith } = await runWithOverrides({
      'GET /carTools/*': () => Response.json({ _id: '7' }),
      '(PUT|DELETE) /carTools/*': writing,
      '(PATCH|DELETE) /carBooking/*': writing,
    });
    expect(written).toEqual([]);
    expect(linesWith('not tried')).toContainEqual(expect.stringMatching(/^deleteTool .*does not respond with 404 to the unused id/));
  });

  test('more than once if the backend accepts invalid JSON, and report it', async () => {
    let created = 0;
    const careless: Override = (real, { body }) => {
      if (body !== '{') return real();
      created += 1;
      return Response.json({ insertedId: '1' });
    };
    const { leftBehind, linesWith } = await runWithOverrides({ 'POST /carTools': careless });
    expect(created).toBe(1);
    expect(leftBehind).toEqual([expect.stringContaining('createTool accepted invalid JSON')]);
    expect(linesWith('failed')).toContain('createTool without a token: responded with 200');
    expect(linesWith('not tried')).toContainEqual(
      expect.stringMatching(/^createTool with a made-up token, .*not sent again, because the backend accepted invalid JSON/),
    );
  });
});

describe('an ambiguous response neither passes nor fails a check', () => {
  test.each<[string, string, string, Override]>([
    ['a sign-in page', 'listUsers', 'GET /users', () => new Response('<!doctype html>')],
    ['an HTML page for a write', 'deleteTool', 'DELETE /carTools/*', () => new Response('\n<html></html>')],
    ['an error body with 200', 'makeAdmin', 'PUT /user/admin/*', () => Response.json({ error: 'no' })],
    ['an error body with 200 for a read', 'checkAdmin', 'GET /admin/*', () => Response.json({ success: false })],
    ['404 for a list', 'listUsers', 'GET /users', () => new Response('', { status: 404 })],
    ['404 for a new row', 'createReview', 'POST /review', () => new Response('', { status: 404 })],
  ])('%s', async (_, name, call, override) => {
    const { linesWith } = await runWithOverrides({ [call]: override });
    for (const state of ['failed', 'passed']) expect(linesWith(state)).not.toContainEqual(expect.stringMatching(`^${name} `));
    expect(linesWith('not tried')).toContainEqual(expect.stringMatching(`^${name} without a token.*which is inconclusive$`));
  });

  test('403 for every call, including public ones', async () => {
    const { linesWith } = await runWithOverrides({ '\\w+ .+': () => new Response('', { status: 403 }) });
    expect(linesWith('passed')).toEqual([]);
    expect(linesWith('not tried')).toContainEqual(expect.stringMatching(/^listUsers .*responded with 403, like a public call/));
  });

  test('a shopper who is an administrator', async () => {
    const { linesWith } = await runOn(sandbox().address, ['--email', admin, '--expect-secure']);
    expect(linesWith('failed')).toEqual([expect.stringMatching(/^login /)]);
    expect(linesWith('not tried')).toContain('makeAdmin as a shopper: needs an --email that is not an administrator');
  });
});

describe('a login with a forged proof', () => {
  const refusing: Override = (real, { headers }) =>
    new Headers(headers).has('authorization') ? real() : new Response('', { status: 401 });

  test('fails in a backend that accepts any bearer token', async () => {
    const { linesWith } = await runWithOverrides({ 'POST /login': refusing });
    expect(linesWith('failed')).toEqual(
      expect.arrayContaining([
        'login with a made-up proof: returned an access token',
        'login with an unsigned proof: returned an access token',
      ]),
    );
    expect(linesWith('passed')).toContain('login for an email, without proof of ownership: responded with 401');
  });

  test('passes if it is refused, and is not tried if a login needs no proof', async () => {
    const { linesWith } = await runWithOverrides({ 'POST /login': () => new Response('', { status: 401 }) });
    const all = 'for an email, without proof of ownership, with a made-up proof, with an unsigned proof';
    expect(linesWith('passed')).toContain(`login ${all}: responded with 401`);
    const { linesWith: linesOfOpen } = await runWithOverrides({});
    expect(linesOfOpen('not tried')).toContain(
      'login with a made-up proof, with an unsigned proof: needs a backend that refuses a login without proof',
    );
  });
});

test('exits with 0 if every security check passes', async () => {
  const { code, linesWith } = await runWithOverrides({ 'POST /login': applied(401), 'PUT /carTools/*': respondWith('', { status: 403 }) }, [
    '--email',
    'shopper@example.com',
    '--token',
    'sandbox.shopper%40example.com',
    '--expect-secure',
  ]);
  expect(linesWith('failed')).toEqual([]);
  expect(linesWith('passed')).toContainEqual(expect.stringMatching(/^updateTool .*raising the stock, as a shopper: responded with 403$/));
  expect(code).toBe(0);
});
