import { expect, test } from 'vitest';
import { httpSandboxForEachTest } from '#tests/support/httpSandbox.ts';
import { type Override, PEOPLE, applied, fetchWithOverrides, changedJson, tableDigests, runOn } from './testRun.ts';

const sandbox = httpSandboxForEachTest();

const unsure = (description: string) => expect.stringMatching(new RegExp(`^  the ${description} .*: nobody knows whether it is there`));

const hiding = changedJson<{ quantity: number }[]>((rows) => rows.filter(({ quantity }) => quantity > 0));
const firstPage = changedJson<unknown[]>((rows) => rows.slice(0, 1));
const lost = () => new Response('{}', { status: 201 });

test.each<[string, string, Override, string]>([
  ['a list without what is sold out', 'GET /carTools', hiding, 'car tool'],
  ['a list in pages', 'GET /carBooking/*', firstPage, 'booking'],
  ['a new row that is never listed', 'POST /carTools', lost, 'car tool'],
  ['a booking that is never listed', 'POST /carBooking', lost, 'booking'],
  ['a failure that made nothing', 'POST /carBooking', () => new Response('', { status: 502 }), 'booking'],
])('with %s, reports what may be left behind', async (_, call, override, description) => {
  const { leftBehind } = await runOn(sandbox().address, [...PEOPLE, '--write'], { fetch: fetchWithOverrides({ [call]: override }) });
  expect(leftBehind).toContainEqual(unsure(description));
});

test('reports nothing for a refused request', async () => {
  const refusing = fetchWithOverrides({ 'POST /carTools': () => new Response('', { status: 409 }) });
  const { leftBehind } = await runOn(sandbox().address, [...PEOPLE, '--write'], { fetch: refusing });
  expect(leftBehind).not.toContainEqual(unsure('car tool'));
});

test('waits for a call that is applied after its response was lost, and removes its record', async () => {
  const before = await tableDigests(sandbox());
  let apply: () => Promise<unknown> = () => Promise.resolve();
  const late: Override = (_real, { signal: _, ...init }) => {
    apply = () => fetch(`${sandbox().address}/carTools`, init);
    return Promise.reject(new TypeError('connection lost'));
  };
  const waited: number[] = [];
  const wait = async (milliseconds: number) => {
    waited.push(milliseconds);
    await apply();
  };
  const { leftBehind } = await runOn(sandbox().address, [...PEOPLE, '--write'], {
    fetch: fetchWithOverrides({ 'POST /carTools': late }),
    wait,
  });
  expect(waited).toEqual([5000]);
  expect((await tableDigests(sandbox()))['tools']).toEqual(before['tools']);
  expect(leftBehind).not.toContainEqual(unsure('car tool'));
});

test('reports the record as unknown if a call without a response is never applied', async () => {
  const silent = fetchWithOverrides({ 'POST /carTools': () => Promise.reject(new TypeError('connection lost')) });
  const { leftBehind } = await runOn(sandbox().address, [...PEOPLE, '--write'], { fetch: silent });
  expect(leftBehind).toContainEqual(unsure('car tool'));
});

test('reports the stock of a real tool if the backend reduces it for a booking', async () => {
  const taking: Override = (real, { body }) => {
    const { name, quantity } = JSON.parse(body as string) as { name: string; quantity: number };
    void sandbox().world.write((draft) => {
      for (const tool of draft.all('tools').filter((one) => one.name === name))
        draft.put('tools', { ...tool, quantity: (tool.quantity ?? 0) - quantity });
    });
    return real();
  };
  const { leftBehind } = await runOn(sandbox().address, ['--email', 'shopper@example.com', '--write'], {
    fetch: fetchWithOverrides({ 'POST /carBooking': taking }),
  });
  expect(leftBehind).toContainEqual(expect.stringMatching(/^ {2}the stock of '.+': \d+ before it was booked, \d+ after/));
});

test('reports an empty bio if there was none before', async () => {
  let saved = 0;
  const bioless: Override = async (real) => {
    const row = (await (await real()).json()) as Record<string, unknown>;
    if (saved === 0) delete row['bio'];
    if (saved === 2) row['bio'] = '';
    return Response.json(row);
  };
  const counted: Override = (real) => {
    saved += 1;
    return real();
  };
  const { leftBehind } = await runOn(sandbox().address, [...PEOPLE, '--write'], {
    fetch: fetchWithOverrides({ 'GET /user': bioless, 'PUT /create-user/*': counted }),
  });
  expect(leftBehind).toContain('  the record of shopper@example.com has an empty bio, where it had none before');
});

test('reports a payment intent that may exist after a failed response', async () => {
  const { leftBehind } = await runOn(sandbox().address, [...PEOPLE, '--write'], {
    fetch: fetchWithOverrides({ 'POST /create-payment-intent': applied(502) }),
  });
  expect(leftBehind).toContainEqual(expect.stringContaining('nobody knows whether a payment intent'));
});
