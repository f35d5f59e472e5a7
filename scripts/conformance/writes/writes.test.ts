import { describe, expect, test } from 'vitest';
import { answer, below, type Bend, bentFetch, changed, everyRow, PEOPLE, runOn, sharedSandbox, unknownOf } from '../testRun.ts';

const present = sharedSandbox();

/** Runs against a server that is correct except for some calls. */
const runBent = (bends: Record<string, Bend>, options: string[] = PEOPLE) => runOn(present().address, options, { fetch: bentFetch(bends) });

describe('a documented difference is reported, and exits with 1', () => {
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
});

test('500 for a deleted booking and a client secret in another form are assumed differences, and exit with 0', async () => {
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

test('a backend may refuse a payment that the provider does not know', async () => {
  const { code, told } = await runBent({ 'PATCH /carBooking/*': answer('', { status: 422 }) }, [...PEOPLE, '--write', '--expect-secure']);
  expect(told('not tried')).toContain('recordPayment: answered 422 to a transaction that the payment provider does not know, as it should');
  expect(told('closed')).toContain('recordPayment with a made-up transaction id: was refused');
  expect(code).toBe(1);
});
