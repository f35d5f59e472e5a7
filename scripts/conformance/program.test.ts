import { describe, expect, test } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { issueToken } from '#mocks/identity/tokens.ts';
import { admin, shopper, stranger } from '#tests/contract/sandbox.ts';
import { httpSandboxForEachTest } from '#tests/support/httpSandbox.ts';
import { PEOPLE, applied, fetchWithOverrides, tableDigests, runOn } from '#tests/support/conformanceRun.ts';
import { twice } from '#tests/conformance/deviation.ts';
import { nouns } from './writes/writes.ts';

const sandbox = httpSandboxForEachTest();

/** The names of the operations that fit, in the order of the table. */
const namesOf = (fits: (operation: Operation, name: string) => boolean) =>
  (Object.keys(operations) as OperationName[]).filter((name) => fits(operations[name], name));
/** True for a write that no account can undo. */
const isPermanent = (name: string) => nouns.some(({ checkPermanentWrites }) => checkPermanentWrites?.[name as OperationName]);
const isWrite = ({ method }: Operation, name: string) => method !== 'GET' && name !== 'login';

test('every operation has a check', async () => {
  const { linesWith } = await runOn(sandbox().address, ['--site', sandbox().address, ...PEOPLE, '--write']);
  const missing = linesWith('not tried').filter((line) => line.includes('no check exists yet'));
  expect(missing, missing.join('\n')).toEqual([]);
});

describe('the sandbox', () => {
  test('matches in every call that can be undone, and nothing else changes', async () => {
    const before = await tableDigests(sandbox());
    const { linesWith, code, leftBehind } = await runOn(sandbox().address, ['--site', sandbox().address, ...PEOPLE, '--write']);
    expect(linesWith('matches')).toEqual(namesOf((_, name) => !isPermanent(name)));
    expect(linesWith('not tried')).toEqual(
      namesOf((_, name) => isPermanent(name)).map((name) => `${name}: cannot be undone (--keep ${name})`),
    );
    expect(code).toBe(0);
    const after = await tableDigests(sandbox());
    expect({ ...after, intents: before['intents'] }).toEqual(before);
    expect(after['intents']?.count).toBe(1);
    expect(leftBehind).toEqual(['  a payment intent of $79,999.90 at the payment provider, which is never charged']);
  });

  test('is only read by default', async () => {
    const before = await tableDigests(sandbox());
    const { linesWith, code } = await runOn(sandbox().address, ['--site', sandbox().address, ...PEOPLE]);
    expect(linesWith('matches')).toEqual(namesOf((operation, name) => !isWrite(operation, name)));
    expect(linesWith('not tried')).toEqual(namesOf(isWrite).map((name) => `${name}: needs --write`));
    expect(code).toBe(0);
    expect(await tableDigests(sandbox())).toEqual(before);
  });

  test('is tried only with public calls if no account is given', async () => {
    const { linesWith, code } = await runOn(sandbox().address, []);
    expect(linesWith('matches')).toEqual(
      namesOf(({ method, access, origin }) => method === 'GET' && access === 'public' && origin !== 'site'),
    );
    expect(linesWith('not tried')).toContain('getUser: needs --email');
    expect(code).toBe(0);
  });

  test('accepts an email with +, and gets no record for an account without one', async () => {
    const before = await tableDigests(sandbox());
    const { linesWith, text } = await runOn(sandbox().address, ['--email', stranger, '--write']);
    expect(linesWith('matches')).toEqual(expect.arrayContaining(['listOwnBookings', 'createBooking', 'deleteBooking', 'getUser']));
    expect(linesWith('not tried')).toContain(
      'saveUser: the account has no record, and no call removes one (--keep saveUser creates a permanent one)',
    );
    expect(text).not.toContain('use an --email that contains one');
    expect((await tableDigests(sandbox()))['users']).toEqual(before['users']);
  });

  test('keeps only what --keep names, and that is reported', async () => {
    const before = await tableDigests(sandbox());
    const kept = ['createReview', 'makeAdmin', 'saveUser'];
    const options = ['--email', stranger, '--admin-email', admin, '--write', '--keep', kept.join()];
    const { linesWith, code, leftBehind } = await runOn(sandbox().address, options);
    expect(linesWith('matches')).toEqual(expect.arrayContaining(kept));
    expect(linesWith('not tried')).toContain('listPhones: needs --site: products.json is a file of the site');
    expect(code).toBe(0);
    expect(leftBehind).toEqual([
      '  a payment intent of $79,999.90 at the payment provider, which is never charged',
      `  a record of ${stranger}`,
      expect.stringMatching(/^ {2}the review 'Check \w+, please ignore\.'$/),
      `  ${stranger} is an administrator`,
    ]);
    const after = await tableDigests(sandbox());
    expect(Object.keys(after).filter((name) => after[name]?.digest !== before[name]?.digest)).toEqual(['reviews', 'users', 'intents']);
  });

  test('has none of its access tokens and secrets printed', async () => {
    const { text } = await runOn(sandbox().address, [...PEOPLE, '--write', '--expect-secure']);
    expect(text).not.toContain(issueToken(shopper));
    expect(text).not.toContain(issueToken(admin));
    expect(text).not.toMatch(/pi_|_secret_|sandbox\.|eyJ/);
  });
});

describe('--expect-secure', () => {
  const OPEN = [
    'login for an email, without proof of ownership: returned an access token',
    'updateTool raising the stock, as a shopper: responded with 404',
  ];

  test('reports exactly what the sandbox leaves open by design, and changes nothing', async () => {
    const before = await tableDigests(sandbox());
    const { linesWith, code } = await runOn(sandbox().address, [...PEOPLE, '--expect-secure']);
    expect(linesWith('failed')).toEqual(OPEN);
    expect(code).toBe(1);
    const passedIn = (scenario: string) => linesWith('passed').flatMap((line) => line.match(`^(\\w+) ${scenario}`)?.[1] ?? []);
    // Saving a record needs --write.
    expect(passedIn('without a token')).toEqual(namesOf(({ access }, name) => access !== 'public' && name !== 'saveUser'));
    expect(passedIn('as a shopper')).toEqual(namesOf(({ access }) => access === 'admin'));
    // Writes would do harm.
    const ownReads = namesOf(({ access, method }) => access === 'own' && method === 'GET');
    expect(passedIn('for another user').toSorted()).toEqual(ownReads.toSorted());
    const triedOrNot = ['passed', 'not tried'].flatMap(linesWith).flatMap((line) => /^(\w+) .*for another user/.exec(line)?.[1] ?? []);
    expect(triedOrNot.toSorted()).toEqual(namesOf(({ access }) => access === 'own').toSorted());
    expect(await tableDigests(sandbox())).toEqual(before);
  });

  test('with --write also reports that it accepts any payment', async () => {
    const { linesWith } = await runOn(sandbox().address, [...PEOPLE, '--write', '--expect-secure']);
    expect(linesWith('failed')).toEqual([
      OPEN[0],
      'updateTool raising the stock, as a shopper: accepted',
      'recordPayment with a made-up transaction id: accepted',
      'createBooking with a made-up price: accepted',
      'createPaymentIntent with a made-up price: accepted',
    ]);
  });

  test('cleans up in a backend that creates missing records', async () => {
    const rows = new Map<string, unknown>();
    const creatingMissing = fetchWithOverrides({
      'PUT /carTools/*': async (real) => {
        const response = await real();
        rows.set('tool', {});
        return response;
      },
      'GET /carTools/*': async (real) => (rows.has('tool') ? Response.json({ _id: '1' }) : real()),
      'DELETE /carTools/*': async (real, { headers }) => {
        if (new Headers(headers).get('authorization') === `Bearer ${issueToken(admin)}`) rows.clear();
        return rows.size === 0 ? Response.json({}) : real();
      },
    });
    await runOn(sandbox().address, [...PEOPLE, '--expect-secure'], { fetch: creatingMissing });
    expect(rows.size).toBe(0);
    const { leftBehind } = await runOn(sandbox().address, ['--email', shopper, '--expect-secure'], { fetch: creatingMissing });
    expect(leftBehind).toEqual([expect.stringContaining('an empty car tool with the id')]);
  });
});

describe('nothing is left behind', () => {
  test.each([
    ['the payment fails', 'PATCH /carBooking/*', () => new Response('', { status: 500 })],
    ['the restock fails', 'PUT /carTools/*', () => Promise.reject(new TypeError('connection lost'))],
    ['creating a tool responds with an error but is applied', 'POST /carTools', applied(502)],
    ['saving the profile responds with an error but is applied', 'PUT /create-user/*', applied(502)],
    ['one POST makes two tools', 'POST /carTools', twice],
    ['one POST makes two bookings', 'POST /carBooking', twice],
  ])('when %s', async (_, call, override) => {
    const before = await tableDigests(sandbox());
    const { code } = await runOn(sandbox().address, [...PEOPLE, '--write'], { fetch: fetchWithOverrides({ [call]: override }) });
    expect(code).toBe(1);
    expect({ ...(await tableDigests(sandbox())), intents: before['intents'] }).toEqual(before);
  });

  test('when it is stopped in the middle', async () => {
    const before = await tableDigests(sandbox());
    const stop = new AbortController();
    const stopping = fetchWithOverrides({
      'PATCH /carBooking/*': async (real) => {
        stop.abort();
        return real();
      },
    });
    const { code, text } = await runOn(sandbox().address, [...PEOPLE, '--write'], { fetch: stopping, signal: stop.signal });
    expect(code).toBe(1);
    expect(text).toContain('The run was stopped. The remaining checks were not tried.');
    expect({ ...(await tableDigests(sandbox())), intents: before['intents'] }).toEqual(before);
  });

  test('and what cannot be undone is reported', async () => {
    const refusing = fetchWithOverrides({ 'DELETE /carBooking/*': () => new Response('', { status: 500 }) });
    const { leftBehind, linesWith } = await runOn(sandbox().address, [...PEOPLE, '--write'], { fetch: refusing });
    expect(linesWith('differs')).toEqual(['deleteBooking']);
    expect(leftBehind).toContainEqual(
      expect.stringMatching(/^ {2}the booking to 'Check \w+, not to be delivered' of shopper@example\.com: it could not be removed/),
    );
  });
});
