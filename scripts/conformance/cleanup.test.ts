import { expect, test } from 'vitest';
import { httpSandboxForEachTest } from '#tests/support/httpSandbox.ts';
import { type Override, PEOPLE, applied, fetchWithOverrides, changedJson, tableDigests, runOn } from '#tests/support/conformanceRun.ts';

const sandbox = httpSandboxForEachTest();

const unknownRecord = (description: string) =>
  expect.stringMatching(new RegExp(`^  the ${description} .*: it is unknown whether it exists`));

const firstPage = changedJson<unknown[]>((rows) => rows.slice(0, 1));
const notCreated = () => new Response('{}', { status: 201 });

test.each<[string, string, Override, string]>([
  ['a list in pages', 'GET /carTools', firstPage, 'car tool'],
  ['a list in pages', 'GET /carBooking/*', firstPage, 'booking'],
  ['a new row that is never listed', 'POST /carTools', notCreated, 'car tool'],
  ['a booking that is never listed', 'POST /carBooking', notCreated, 'booking'],
  ['a failure that created nothing', 'POST /carBooking', () => new Response('', { status: 502 }), 'booking'],
])('with %s, reports what may be left behind', async (_, call, override, description) => {
  const { leftBehind } = await runOn(sandbox().address, [...PEOPLE, '--write'], { fetch: fetchWithOverrides({ [call]: override }) });
  expect(leftBehind).toContainEqual(unknownRecord(description));
});

test('reports nothing for a refused request', async () => {
  const refusing = fetchWithOverrides({ 'POST /carTools': () => new Response('', { status: 409 }) });
  const { leftBehind } = await runOn(sandbox().address, [...PEOPLE, '--write'], { fetch: refusing });
  expect(leftBehind).not.toContainEqual(unknownRecord('car tool'));
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
  expect(leftBehind).not.toContainEqual(unknownRecord('car tool'));
});

test('reports the record as unknown if a call without a response is never applied', async () => {
  const silent = fetchWithOverrides({ 'POST /carTools': () => Promise.reject(new TypeError('connection lost')) });
  const { leftBehind } = await runOn(sandbox().address, [...PEOPLE, '--write'], { fetch: silent });
  expect(leftBehind).toContainEqual(unknownRecord('car tool'));
});

test('reports the stock of a real tool if the backend reduces it for a booking', async () => {
  const reducingStock: Override = (real, { body }) => {
    const { name, quantity } = JSON.parse(body as string) as { name: string; quantity: number };
    void sandbox().world.write((draft) => {
      for (const tool of draft.all('tools').filter((one) => one.name === name))
        draft.put('tools', { ...tool, quantity: (tool.quantity ?? 0) - quantity });
    });
    return real();
  };
  const { leftBehind } = await runOn(sandbox().address, ['--email', 'shopper@example.com', '--write'], {
    fetch: fetchWithOverrides({ 'POST /carBooking': reducingStock }),
  });
  expect(leftBehind).toContainEqual(expect.stringMatching(/^ {2}the stock of '.+': \d+ before the booking, \d+ after/));
});

test('reports an empty bio if there was none before', async () => {
  let saved = 0;
  const withoutBio: Override = async (real) => {
    const row = (await (await real()).json()) as Record<string, unknown>;
    if (saved === 0) delete row['bio'];
    if (saved === 2) row['bio'] = '';
    return Response.json(row);
  };
  const countingSaves: Override = (real) => {
    saved += 1;
    return real();
  };
  const { leftBehind } = await runOn(sandbox().address, [...PEOPLE, '--write'], {
    fetch: fetchWithOverrides({ 'GET /user': withoutBio, 'PUT /create-user/*': countingSaves }),
  });
  expect(leftBehind).toContain('  the record of shopper@example.com has an empty bio instead of none');
});

test('reports a payment intent that may exist after a failed response', async () => {
  const { leftBehind } = await runOn(sandbox().address, [...PEOPLE, '--write'], {
    fetch: fetchWithOverrides({ 'POST /create-payment-intent': applied(502) }),
  });
  expect(leftBehind).toContainEqual(expect.stringContaining('a payment intent of $79,999.90 may exist'));
});
