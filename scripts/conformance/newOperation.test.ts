import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OperationName, operations } from '#contract/operations.ts';
import { id, rows, text } from '#contract/read.ts';
import { readToken } from '#mocks/identity/tokens.ts';
import { admin, shopper } from '#tests/contract/sandbox.ts';
import { httpSandboxForEachTest } from '#tests/support/httpSandbox.ts';
import type { Run } from './run.ts';
import * as conformanceRun from '#tests/support/conformanceRun.ts';
import type { NounChecks } from './writes/nounChecks.ts';

const { PEOPLE, issuesUnder } = conformanceRun;

const trials = rows(v.object({ _id: id, email: text }));
const own = { access: 'own', documented: false } as const;

/** The contract with calls that no file of the conformance run names. */
const extended = {
  ...operations,
  listOwnTrials: { ...own, method: 'GET', path: '/trialList', query: ['email'], response: trials },
  getTrial: { ...own, method: 'GET', path: '/trialList/{id}', response: v.nullable(v.object({ _id: id })) },
  saveTrials: { ...own, method: 'PUT', path: '/trialList', body: v.object({ email: v.string() }), response: v.unknown() },
  grantTrial: { ...own, method: 'POST', path: '/trialList', body: v.object({ email: v.string() }), response: v.unknown() },
  listTrials: { ...own, access: 'admin', method: 'GET', path: '/trials', response: trials },
};

/** The check of a write that cannot be undone, as a file of the conformance run would have it. */
const grantTrial = async ({ recorder, cleanup }: Run) => {
  recorder.markMatched('grantTrial' as OperationName);
  cleanup.reportLeftBehind('a granted trial');
};

let runOn: typeof conformanceRun.runOn;

// Test files share their modules, so the program is loaded again for this file, and again for the next.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('#contract/operations.ts', () => ({ operations: extended }));
  vi.doMock('./writes/reviews.ts', async (original) => {
    const { reviews } = await original<{ reviews: NounChecks }>();
    return { reviews: { ...reviews, checkPermanentWrites: { ...reviews.checkPermanentWrites, grantTrial } } };
  });
  ({ runOn } = await import('#tests/support/conformanceRun.ts'));
});
afterAll(() => {
  vi.doUnmock('#contract/operations.ts');
  vi.doUnmock('./writes/reviews.ts');
  vi.resetModules();
});

const sandbox = httpSandboxForEachTest();

/** One trial list for each user. A guarded backend shows it to its owner and to administrators. */
const backend =
  ({ isGuarded = true, ownerOf = (email: string) => email } = {}): typeof fetch =>
  async (input, init = {}) => {
    const { pathname, searchParams } = new URL(input as string);
    if (pathname !== '/trialList' && pathname !== '/trials') return fetch(input, init);
    const caller = readToken((new Headers(init.headers).get('authorization') ?? '').replace('Bearer ', ''));
    const email = searchParams.get('email') ?? admin;
    if (isGuarded && caller === null) return new Response('', { status: 401 });
    if (isGuarded && caller !== admin && caller !== email) return new Response('', { status: 403 });
    return Response.json([{ _id: '1', email: ownerOf(email) }]);
  };

const run = (options: string[], given = backend()) => runOn(sandbox().address, options, { fetch: given });
const linesOf = (lines: string[], name: string) => lines.filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}:`));

test('a new read that needs at most an email is made for its caller', async () => {
  const { linesWith } = await run(PEOPLE);
  expect(linesWith('matches')).toEqual(expect.arrayContaining(['listOwnTrials', 'listTrials']));
  const signedOut = await run([]);
  expect(signedOut.linesWith('not tried')).toEqual(
    expect.arrayContaining(['listOwnTrials: needs --email', 'getTrial: no check exists yet: add one to scripts/conformance/reads.ts']),
  );
  expect(signedOut.linesWith('not tried')).toContain('listTrials: needs --admin-email');
});

test('the rows of a new read of own data belong to its caller', async () => {
  const { lines, linesWith } = await run(PEOPLE, backend({ ownerOf: () => 'eve@example.com' }));
  expect(linesWith('differs')).toEqual(['listOwnTrials']);
  expect(issuesUnder(lines, 'listOwnTrials')).toContain('assumed: 1 rows belong to another user');
});

test('a new guarded read is tried signed out, as a shopper and for another user', async () => {
  const guarded = await run([...PEOPLE, '--expect-secure']);
  expect(linesOf(guarded.linesWith('passed'), 'listOwnTrials')).toEqual([
    'listOwnTrials without a token, with a made-up token, with an unsigned token: responded with 401',
    'listOwnTrials for another user, as a shopper: responded with 403',
  ]);
  expect(linesOf(guarded.linesWith('passed'), 'listTrials')).toContain('listTrials as a shopper: responded with 403');
  const open = await run([...PEOPLE, '--expect-secure'], backend({ isGuarded: false }));
  expect(linesOf(open.linesWith('failed'), 'listOwnTrials')).toEqual([
    'listOwnTrials without a token, with a made-up token: responded with 200',
    'listOwnTrials with an unsigned token: responded with 200',
    'listOwnTrials for another user, as a shopper: responded with 200',
  ]);
});

test('without an administrator, another user is one that does not exist', async () => {
  const asked: string[] = [];
  const recording: typeof fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(input as string);
    if (pathname === '/trialList') asked.push(searchParams.get('email') ?? '');
    return backend()(input, init);
  };
  await run(['--email', shopper, '--expect-secure'], recording);
  expect(asked).toContainEqual(expect.stringMatching(/^nobody\.\w+@example\.com$/));
});

test('a new call that cannot be tried without a check is reported', async () => {
  const { linesWith } = await run([...PEOPLE, '--write', '--expect-secure']);
  const notTried = linesWith('not tried');
  expect(notTried).toContain('saveTrials: no check exists yet: add one to scripts/conformance/writes');
  for (const name of ['getTrial', 'saveTrials'])
    expect(linesOf(notTried, name)).toContainEqual(expect.stringMatching(/without a token.*: no request exists yet: add one to scripts/));
  expect(notTried).toContain(
    'getTrial for another user, as a shopper: no check exists yet: add one to scripts/conformance/security/securityChecks.ts',
  );
  expect(notTried).toContainEqual(expect.stringMatching(/^saveTrials for another user, as a shopper: would change data of another user/));
});

test('a new write that cannot be undone is tried only if --keep names it', async () => {
  const skipped = await run([...PEOPLE, '--write']);
  expect(skipped.linesWith('not tried')).toContain('grantTrial: cannot be undone (--keep grantTrial)');
  expect(skipped.leftBehind).not.toContain('  a granted trial');
  const kept = await run([...PEOPLE, '--write', '--keep', 'grantTrial']);
  expect(kept.linesWith('matches')).toContain('grantTrial');
  expect(kept.leftBehind).toContain('  a granted trial');
  const { code, printedErrors } = await run([...PEOPLE, '--write', '--keep', 'grantTrials']);
  expect(code).toBe(2);
  expect(printedErrors.join('\n')).toMatch(/--keep accepts .*grantTrial.*, not grantTrials/);
  expect(printedErrors.join('\n')).toMatch(/cannot be undone: .*grantTrial/);
});
