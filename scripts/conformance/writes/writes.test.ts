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
} from '../testRun.ts';

const sandbox = sharedSandbox();

const runWithOverrides = runnerWithOverrides(sandbox);

describe('a documented difference is reported, and exits with 1', () => {
  test.each<[string, string, string, Override, string]>([
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
      respondWith('null'),
      'documented: the new stock is not what is read afterwards',
    ],
    [
      'an added tool that is lost',
      'createTool',
      'POST /carTools',
      respondWith('{}', { status: 201 }),
      'documented: the new tool is not in the list',
    ],
    ['a refusal to add', 'createTool', 'POST /carTools', respondWith('', { status: 409 }), 'documented: answered 409'],
    [
      'a deletion that deletes nothing',
      'deleteTool',
      'DELETE /carTools/*',
      respondWith('{}'),
      'documented: the tool is in the list all the same',
    ],
    [
      'a booking that is lost',
      'createBooking',
      'POST /carBooking',
      respondWith('{}'),
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
      respondWith('{}'),
      'documented: the booking has no transaction id afterwards',
    ],
    [
      'a removal that removes nothing',
      'deleteBooking',
      'DELETE /carBooking/*',
      respondWith('{}'),
      'documented: the booking is in the list all the same',
    ],
    [
      'a profile that is forgotten',
      'saveUser',
      'PUT /create-user/*',
      respondWith('{}'),
      'documented: the change is not what is read afterwards',
    ],
    [
      'no clientSecret',
      'createPaymentIntent',
      'POST /create-payment-intent',
      changedJson(() => ({ secret: 'x' })),
      'documented: clientSecret: nothing came, and nothing can be read without it',
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
    expect(issuesUnder(lines, 'makeAdmin')).toContain('documented: modifiedCount: nothing came, read as unknown');
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
  expect(issuesUnder(lines, 'deleteBooking')).toEqual(['assumed: of what is gone already: answered 500; the shop expects 404 or 2xx']);
  expect(issuesUnder(lines, 'createPaymentIntent')).toEqual([
    'assumed: the clientSecret is not of the form id_secret_…, by which Stripe is known',
  ]);
  expect(code).toBe(0);
});

test('a backend may refuse a payment that the provider does not know', async () => {
  const { code, linesWith } = await runWithOverrides({ 'PATCH /carBooking/*': respondWith('', { status: 422 }) }, [
    ...PEOPLE,
    '--write',
    '--expect-secure',
  ]);
  expect(linesWith('not tried')).toContain(
    'recordPayment: answered 422 to a transaction that the payment provider does not know, as it should',
  );
  expect(linesWith('passed')).toContain('recordPayment with a made-up transaction id: was refused');
  expect(code).toBe(1);
});
