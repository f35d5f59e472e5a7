import { describe, expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import { issueToken } from '#mocks/token.ts';
import { admin, shopper, stranger } from '#tests/contract/sandbox.ts';
import { httpSandboxForEachTest } from '#tests/support/httpSandbox.ts';
import { PEOPLE, applied, bentFetch, rowsOf, runOn } from './testRun.ts';

const present = httpSandboxForEachTest();

const doorsIn = (lines: string[]) => lines.slice(lines.indexOf('Doors:') + 1);

describe('the sandbox', () => {
  test('matches in every call that can be undone, and nothing else changes', async () => {
    const before = await rowsOf(present());
    const { told, code, left } = await runOn(present().address, ['--site', present().address, ...PEOPLE, '--write']);
    const names = Object.keys(operations).filter((name) => name !== 'createReview' && name !== 'makeAdmin');
    expect(told('matches')).toEqual(names);
    expect(told('not tried')).toEqual([
      'createReview: cannot be undone (--keep createReview)',
      'makeAdmin: cannot be undone (--keep makeAdmin)',
    ]);
    expect(code).toBe(0);
    const after = await rowsOf(present());
    expect({ ...after, intents: before['intents'] }).toEqual(before);
    expect(after['intents']?.count).toBe(1);
    expect(left).toEqual(['  a payment intent of $12.50 at the payment provider, which nobody will charge']);
  });

  test('is only read by default', async () => {
    const before = await rowsOf(present());
    const { told, code } = await runOn(present().address, ['--site', present().address, ...PEOPLE]);
    expect(told('matches')).toEqual(
      Object.entries(operations).flatMap(([name, { method }]) => (method === 'GET' || name === 'login' ? [name] : [])),
    );
    expect(told('not tried')).toHaveLength(10);
    expect(code).toBe(0);
    expect(await rowsOf(present())).toEqual(before);
  });

  test('is tried only in its public calls without an account', async () => {
    const { told, code } = await runOn(present().address, []);
    expect(told('matches')).toEqual(['listCameraProducts', 'listTools', 'getTool', 'listReviews']);
    expect(told('not tried')).toContain('getUser: needs --email');
    expect(code).toBe(0);
  });

  test('accepts an e-mail with +, and gets no record for an account without one', async () => {
    const before = await rowsOf(present());
    const { told, text } = await runOn(present().address, ['--email', stranger, '--write']);
    expect(told('matches')).toEqual(expect.arrayContaining(['listOwnBookings', 'createBooking', 'deleteBooking', 'getUser']));
    expect(told('not tried')).toContain(
      'saveUser: the account has no record yet, and no call removes one (--keep saveUser makes one that stays)',
    );
    expect(text).not.toContain('was not tried: it would take an --email');
    expect((await rowsOf(present()))['users']).toEqual(before['users']);
  });

  test('keeps only what --keep names, and that is reported', async () => {
    const before = await rowsOf(present());
    const options = ['--email', stranger, '--admin-email', admin, '--write', '--keep', 'createReview,makeAdmin,saveUser'];
    const { told, code, left } = await runOn(present().address, options);
    expect(told('not tried')).toEqual(['listPhones: needs --site: products.json is a file of the site']);
    expect(code).toBe(0);
    expect(left).toEqual([
      `  a record of ${stranger}`,
      '  a payment intent of $12.50 at the payment provider, which nobody will charge',
      expect.stringMatching(/^ {2}the review 'Check \w+, please ignore\.'$/),
      `  ${stranger} is an administrator`,
    ]);
    const after = await rowsOf(present());
    expect(Object.keys(after).filter((name) => after[name]?.digest !== before[name]?.digest)).toEqual(['reviews', 'users', 'intents']);
  });

  test('has no access token and no secret printed', async () => {
    const { text } = await runOn(present().address, [...PEOPLE, '--write', '--expect-secure']);
    expect(text).not.toContain(issueToken(shopper));
    expect(text).not.toContain(issueToken(admin));
    expect(text).not.toMatch(/pi_|_secret_|sandbox\.|eyJ/);
  });
});

describe('--expect-secure', () => {
  const OPEN = [
    'login for an e-mail, without proof that it is theirs: gave a bearer',
    'updateTool raising the stock, as a shopper: answered 404',
  ];

  test('reports exactly what the sandbox leaves open by design, and changes nothing', async () => {
    const before = await rowsOf(present());
    const { told, code, lines } = await runOn(present().address, [...PEOPLE, '--expect-secure']);
    expect(told('open')).toEqual(OPEN);
    expect(code).toBe(1);
    expect(doorsIn(lines).filter((line) => line.startsWith('closed'))).toHaveLength(24);
    expect(await rowsOf(present())).toEqual(before);
  });

  test('with --write also reports that it accepts any payment', async () => {
    const { told } = await runOn(present().address, [...PEOPLE, '--write', '--expect-secure']);
    expect(told('open')).toEqual([...OPEN, 'recordPayment with a made-up transaction id: took it for paid']);
  });

  test('cleans up in a backend that creates missing records', async () => {
    const rows = new Map<string, unknown>();
    const careless = bentFetch({
      'PUT /carTools/*': async (real) => {
        const answer = await real();
        rows.set('tool', {});
        return answer;
      },
      'GET /carTools/*': async (real) => (rows.has('tool') ? Response.json({ _id: '1' }) : real()),
      'DELETE /carTools/*': async (real, { headers }) => {
        if (new Headers(headers).get('authorization') === `Bearer ${issueToken(admin)}`) rows.clear();
        return rows.size === 0 ? Response.json({}) : real();
      },
    });
    await runOn(present().address, [...PEOPLE, '--expect-secure'], { fetch: careless });
    expect(rows.size).toBe(0);
    const { left } = await runOn(present().address, ['--email', shopper, '--expect-secure'], { fetch: careless });
    expect(left).toEqual([expect.stringContaining('an empty car tool with the id')]);
  });
});

describe('nothing is left behind', () => {
  test.each([
    ['the payment fails', 'PATCH /carBooking/*', () => new Response('', { status: 500 })],
    ['the restock fails', 'PUT /carTools/*', () => Promise.reject(new TypeError('connection lost'))],
    ['the new tool is answered with an error though it is there', 'POST /carTools', applied(502)],
    ['the change of the profile is answered with an error', 'PUT /create-user/*', applied(502)],
  ])('when %s', async (_, call, bend) => {
    const before = await rowsOf(present());
    const { code } = await runOn(present().address, [...PEOPLE, '--write'], { fetch: bentFetch({ [call]: bend }) });
    expect(code).toBe(1);
    expect({ ...(await rowsOf(present())), intents: before['intents'] }).toEqual(before);
  });

  test('when it is stopped in the middle', async () => {
    const before = await rowsOf(present());
    const stop = new AbortController();
    const stopping = bentFetch({
      'PATCH /carBooking/*': async (real) => {
        stop.abort();
        return real();
      },
    });
    const { code, text } = await runOn(present().address, [...PEOPLE, '--write'], { fetch: stopping, signal: stop.signal });
    expect(code).toBe(1);
    expect(text).toContain('It was stopped before its end. What comes after is not tried.');
    expect(await rowsOf(present())).toEqual(before);
  });

  test('and what cannot be undone is reported', async () => {
    const refusing = bentFetch({ 'DELETE /carBooking/*': () => new Response('', { status: 500 }) });
    const { left, told } = await runOn(present().address, [...PEOPLE, '--write'], { fetch: refusing });
    expect(told('differs')).toEqual(['deleteBooking']);
    expect(left).toContainEqual(
      expect.stringMatching(/^ {2}the booking to 'Check \w+, not to be delivered' of shopper@example\.com: it could not be taken back/),
    );
  });
});
