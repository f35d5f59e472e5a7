import { expect, test } from 'vitest';
import { httpSandboxForEachTest } from '#tests/support/httpSandbox.ts';
import { type Bend, PEOPLE, applied, bentFetch, changed, rowsOf, runOn } from './testRun.ts';

const present = httpSandboxForEachTest();

const unsure = (what: string) => expect.stringMatching(new RegExp(`^  the ${what} .*: nobody knows whether it is there`));

const hiding = changed<{ quantity: number }[]>((rows) => rows.filter(({ quantity }) => quantity > 0));
const firstPage = changed<unknown[]>((rows) => rows.slice(0, 1));
const lost = () => new Response('{}', { status: 201 });

test.each<[string, string, Bend, string]>([
  ['a list without what is sold out', 'GET /carTools', hiding, 'car tool'],
  ['a list in pages', 'GET /carBooking/*', firstPage, 'booking'],
  ['a new row that is never listed', 'POST /carTools', lost, 'car tool'],
  ['a booking that is never listed', 'POST /carBooking', lost, 'booking'],
  ['a failure that made nothing', 'POST /carBooking', () => new Response('', { status: 502 }), 'booking'],
])('with %s, reports what may be left behind', async (_, call, bend, what) => {
  const { left } = await runOn(present().address, [...PEOPLE, '--write'], { fetch: bentFetch({ [call]: bend }) });
  expect(left).toContainEqual(unsure(what));
});

test('reports nothing for a refused request', async () => {
  const refusing = bentFetch({ 'POST /carTools': () => new Response('', { status: 409 }) });
  const { left } = await runOn(present().address, [...PEOPLE, '--write'], { fetch: refusing });
  expect(left).not.toContainEqual(unsure('car tool'));
});

test('waits for a call that is applied after its response was lost, and removes its record', async () => {
  const before = await rowsOf(present());
  let apply: () => Promise<unknown> = () => Promise.resolve();
  const late: Bend = (_real, { signal: _, ...init }) => {
    apply = () => fetch(`${present().address}/carTools`, init);
    return Promise.reject(new TypeError('connection lost'));
  };
  const waited: number[] = [];
  const wait = async (milliseconds: number) => {
    waited.push(milliseconds);
    await apply();
  };
  const { left } = await runOn(present().address, [...PEOPLE, '--write'], { fetch: bentFetch({ 'POST /carTools': late }), wait });
  expect(waited).toEqual([5000]);
  expect((await rowsOf(present()))['tools']).toEqual(before['tools']);
  expect(left).not.toContainEqual(unsure('car tool'));
});

test('reports the record as unknown if a call without a response is never applied', async () => {
  const silent = bentFetch({ 'POST /carTools': () => Promise.reject(new TypeError('connection lost')) });
  const { left } = await runOn(present().address, [...PEOPLE, '--write'], { fetch: silent });
  expect(left).toContainEqual(unsure('car tool'));
});

test('reports the stock of a real tool if the backend reduces it for a booking', async () => {
  const taking: Bend = (real, { body }) => {
    const { name, quantity } = JSON.parse(body as string) as { name: string; quantity: number };
    void present().world.write((draft) => {
      for (const tool of draft.all('tools').filter((one) => one.name === name))
        draft.put('tools', { ...tool, quantity: (tool.quantity ?? 0) - quantity });
    });
    return real();
  };
  const { left } = await runOn(present().address, ['--email', 'shopper@example.com', '--write'], {
    fetch: bentFetch({ 'POST /carBooking': taking }),
  });
  expect(left).toContainEqual(expect.stringMatching(/^ {2}the stock of '.+': \d+ before it was booked, \d+ after/));
});

test('reports an empty bio if there was none before', async () => {
  let saved = 0;
  const bioless: Bend = async (real) => {
    const row = (await (await real()).json()) as Record<string, unknown>;
    if (saved === 0) delete row['bio'];
    if (saved === 2) row['bio'] = '';
    return Response.json(row);
  };
  const counted: Bend = (real) => {
    saved += 1;
    return real();
  };
  const { left } = await runOn(present().address, [...PEOPLE, '--write'], {
    fetch: bentFetch({ 'GET /user': bioless, 'PUT /create-user/*': counted }),
  });
  expect(left).toContain('  the record of shopper@example.com has an empty bio, where it had none before');
});

test('reports a payment intent that may exist after a failed response', async () => {
  const { left } = await runOn(present().address, [...PEOPLE, '--write'], {
    fetch: bentFetch({ 'POST /create-payment-intent': applied(502) }),
  });
  expect(left).toContainEqual(expect.stringContaining('nobody knows whether a payment intent'));
});
