import { describe, expect, test } from 'vitest';
import {
  respondWith,
  issuesUnder,
  type Override,
  changedJson,
  everyRow,
  PEOPLE,
  runnerWithOverrides,
  sharedSandbox,
  unknownOf,
} from '#tests/support/conformanceRun.ts';

const sandbox = sharedSandbox();

const runWithOverrides = runnerWithOverrides(sandbox);

describe('a documented difference is reported, and exits with 1', () => {
  test.each<[string, string, string, Override, string]>([
    [
      'an update that responds with counts',
      'updateTool',
      'PUT /carTools/*',
      async (real) => (await real(), Response.json({ modifiedCount: 1 })),
      'documented: _id: received nothing, and the record is unreadable without it',
    ],
    [
      'an update that changes nothing',
      'updateTool',
      'PUT /carTools/*',
      respondWith('null'),
      'documented: reading the tool again does not return the new stock',
    ],
    [
      'an added tool that is lost',
      'createTool',
      'POST /carTools',
      respondWith('{}', { status: 201 }),
      'documented: the new tool is not in the list',
    ],
    ['a 409 for a new tool', 'createTool', 'POST /carTools', respondWith('', { status: 409 }), 'documented: answered 409'],
    ['a delete without effect', 'deleteTool', 'DELETE /carTools/*', respondWith('{}'), 'documented: the tool is still in the list'],
    [
      'a booking that is lost',
      'createBooking',
      'POST /carBooking',
      respondWith('{}'),
      "documented: the new booking is not in its owner's list",
    ],
    [
      'a changed price',
      'createBooking',
      'GET /carBooking/*',
      everyRow({ price: 1 }),
      'documented: price: the stored value differs from the value that was sent',
    ],
    [
      'a new booking that is already paid',
      'createBooking',
      'GET /carBooking/*',
      everyRow({ paid: true }),
      'documented: a new booking is already paid',
    ],
    [
      'a payment that is not stored',
      'recordPayment',
      'PATCH /carBooking/*',
      respondWith('{}'),
      'documented: the booking has no transaction id after the payment',
    ],
    [
      'a booking that is not deleted',
      'deleteBooking',
      'DELETE /carBooking/*',
      respondWith('{}'),
      'documented: the booking is still in the list',
    ],
    [
      'a profile that is not stored',
      'saveUser',
      'PUT /create-user/*',
      respondWith('{}'),
      'documented: reading the record again does not return the change',
    ],
    [
      'no clientSecret',
      'createPaymentIntent',
      'POST /create-payment-intent',
      changedJson(() => ({ secret: 'x' })),
      'documented: clientSecret: received nothing, and the record is unreadable without it',
    ],
  ])('%s', async (_, name, call, override, line) => {
    const { code, lines } = await runWithOverrides({ [call]: override }, [...PEOPLE, '--write']);
    expect(issuesUnder(lines, name)).toContain(line);
    expect(code).toBe(1);
  });

  test('a missing modifiedCount', async () => {
    const { code, lines } = await runWithOverrides({ 'PUT /user/admin/*': changedJson(() => ({ acknowledged: true })) }, [
      ...PEOPLE,
      '--write',
      '--keep',
      'makeAdmin',
    ]);
    expect(issuesUnder(lines, 'makeAdmin')).toContain('documented: modifiedCount: received nothing, read as unknown');
    expect(code).toBe(1);
  });
});

test('500 for a deleted booking and a client secret in another form are assumed differences, and exit with 0', async () => {
  const { code, lines } = await runWithOverrides(
    {
      'DELETE /carBooking/*': unknownOf(500, ''),
      'POST /create-payment-intent': changedJson(() => ({ clientSecret: 'seti_1' })),
    },
    [...PEOPLE, '--write'],
  );
  expect(issuesUnder(lines, 'deleteBooking')).toEqual(['assumed: for a deleted record: answered 500; the shop expects 404 or 2xx']);
  expect(issuesUnder(lines, 'createPaymentIntent')).toEqual(["assumed: the clientSecret does not have Stripe's form id_secret_…"]);
  expect(code).toBe(0);
});

test('a backend may refuse a payment that the provider does not know', async () => {
  const { code, linesWith } = await runWithOverrides({ 'PATCH /carBooking/*': respondWith('', { status: 422 }) }, [
    ...PEOPLE,
    '--write',
    '--expect-secure',
  ]);
  expect(linesWith('not tried')).toContain(
    'recordPayment: responded with 422 to a transaction that the payment provider does not know, as recommended',
  );
  expect(linesWith('passed')).toContain('recordPayment with a made-up transaction id: rejected');
  expect(code).toBe(1);
});
