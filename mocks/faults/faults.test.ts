import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OperationName } from '#contract/operations.ts';
import { newBooking } from '#tests/contract/cases.ts';
import { type OpenSandbox, openSandbox, shopper } from '#tests/contract/sandbox.ts';
import { giveUpWhen } from '#tests/support/giveUpWhen.ts';
import { issueToken } from '../identity/tokens.ts';
import { type Fault, FAULT_KINDS, type FaultKind } from './fault.ts';
import type { Faults } from './faults.ts';

let sandbox: OpenSandbox;
let faults: Faults;

beforeEach(async () => {
  sandbox = await openSandbox();
  ({ faults } = sandbox);
});
afterEach(() => sandbox.close());

/** Sends a booking, as the client does. */
const book = (signal: AbortSignal | null = null) =>
  fetch(`${sandbox.apiBase}/carBooking`, {
    method: 'POST',
    headers: { authorization: `Bearer ${issueToken(shopper)}` },
    body: JSON.stringify(newBooking),
    redirect: 'error',
    signal,
  });
const countBookings = () => sandbox.world.read((view) => view.all('bookings').length);

/** Sends a booking that is never answered. Gives up once the sandbox has it, and has stored it if it will. */
const bookUnanswered = (stored: number) =>
  giveUpWhen(book, () => expect.poll(async () => [faults.counts(), await countBookings()]).toEqual([[1], stored]));

/** Describes what the client sees: the status, type and body of the response, or the name of its error. */
async function outcome(call: Promise<Response>): Promise<unknown> {
  try {
    const response = await call;
    return [response.status, response.headers.get('content-type'), await response.text()];
  } catch (error) {
    return (error as Error).name;
  }
}

const JSON_TYPE = 'application/json';
const message = [JSON_TYPE, '{"message":"A fault of the sandbox"}'];

/** The client's view of each kind. */
const OUTCOMES: Record<Exclude<FaultKind, 'slow'>, unknown> = {
  offline: 'TypeError',
  timeout: 'TimeoutError',
  500: [500, ...message],
  401: [401, ...message],
  403: [403, ...message],
  404: [404, ...message],
  409: [409, ...message],
  412: [412, ...message],
  429: [429, ...message],
  html: [200, 'text/html', expect.stringContaining('<!doctype html>')],
  malformed: [200, JSON_TYPE, '[{"_id": "65f0a1c1'],
  shape: [200, JSON_TYPE, '{"data":{"unexpected":true}}'],
  rows: [200, JSON_TYPE, '[{"unexpected":true},null]'],
  denied: [200, JSON_TYPE, expect.stringContaining('"matchedCount":0')],
  empty: [200, JSON_TYPE, ''],
  noContent: [204, null, ''],
  redirect: 'TypeError',
};

describe.each(Object.entries(OUTCOMES) as [FaultKind, unknown][])('%s', (kind, expected) => {
  test.each(['before', 'after'] as const)('%s the booking is stored', async (moment) => {
    const before = await countBookings();
    faults.set([{ operation: 'createBooking', kind, moment }]);
    const after = moment === 'after' ? before + 1 : before;
    expect(await outcome(kind === 'timeout' ? bookUnanswered(after) : book())).toEqual(expected);
    expect(await countBookings()).toBe(after);
  });

  test('late: the booking is stored just before the next request', async () => {
    const before = await countBookings();
    faults.set([{ operation: 'createBooking', kind, moment: 'late' }]);
    expect(await outcome(kind === 'timeout' ? bookUnanswered(before) : book())).toEqual(expected);
    expect(await countBookings()).toBe(before);
    expect((await fetch(`${sandbox.apiBase}/carTools`)).status).toBe(200);
    expect(await countBookings()).toBe(before + 1);
  });
});

describe('late', () => {
  const call = (operation: OperationName, carryOut: () => Promise<Response>) =>
    faults.respond(operation, { request: new Request('http://x.test'), page: '', carryOut });
  const read = () => call('getTool', async () => new Response());

  test('the number of later requests counts requests of every operation', async () => {
    faults.set([{ operation: 'createBooking', kind: '500', moment: 'late', lateBy: 3, calls: 'once' }]);
    const carryOut = vi.fn(async () => new Response());
    expect((await call('createBooking', carryOut)).status).toBe(500);
    await read();
    await read();
    expect(carryOut).not.toHaveBeenCalled();
    await read();
    expect(carryOut).toHaveBeenCalledOnce();
    await read();
    expect(carryOut).toHaveBeenCalledOnce();
  });

  test('each waits for its own number of later requests, and comes before the last of them', async () => {
    faults.set([{ operation: 'updateTool', kind: 'offline', moment: 'late', lateBy: 2 }]);
    const sequence: number[] = [];
    const nth = (number: number) => async () => {
      sequence.push(number);
      return new Response();
    };
    for (const number of [1, 2]) await call('updateTool', nth(number));
    await call('getTool', nth(3));
    await call('getTool', nth(4));
    expect(sequence).toEqual([1, 3, 2, 4]);
  });

  test('the end of the faults carries them out', async () => {
    faults.set([{ operation: '*', kind: '500', moment: 'late', lateBy: 99 }]);
    const carryOut = vi.fn(async () => new Response());
    await call('createBooking', carryOut);
    await call('createBooking', carryOut);
    faults.clear();
    await read();
    expect(carryOut).toHaveBeenCalledTimes(2);
  });
});

test('every kind is tested', () => {
  expect([...Object.keys(OUTCOMES), 'slow'].toSorted()).toEqual(FAULT_KINDS.toSorted());
});

describe('slow', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test.each(['before', 'after'] as const)('delays the real answer: %s the booking is stored', async (moment) => {
    const before = await countBookings();
    const carryOut = vi.fn(async () => new Response('real'));
    faults.set([
      { operation: 'createBooking', kind: 'slow', delay: 800, moment },
      { operation: '*', kind: 'slow', delay: 200, moment },
    ]);
    const answer = faults.respond('createBooking', { request: new Request('http://x.test'), page: '', carryOut });
    await vi.advanceTimersByTimeAsync(999);
    expect(carryOut).toHaveBeenCalledTimes(moment === 'after' ? 1 : 0);
    expect(await Promise.race([answer, Promise.resolve('pending')])).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await answer).text()).toBe('real');
    expect(await countBookings()).toBe(before);
  });
});

describe('the calls that fail', () => {
  const request = new Request('http://x.test');
  const carryOut = async () => new Response('real');
  /** The statuses of eight calls; an updateTool comes between them. */
  async function statuses(fault: Omit<Fault, 'operation' | 'kind'>) {
    faults.set([{ operation: 'createBooking', kind: '500', ...fault }]);
    const seen: number[] = [];
    for (let call = 0; call < 8; call += 1) {
      await faults.respond('updateTool', { request, page: '', carryOut });
      seen.push((await faults.respond('createBooking', { request, page: '', carryOut })).status);
    }
    return seen.map((status) => (status === 500 ? 1 : 0)).join('');
  }

  test('all, the first, or the n-th of the operation', async () => {
    expect(await statuses({})).toBe('11111111');
    expect(await statuses({ calls: 'always' })).toBe('11111111');
    expect(await statuses({ calls: 'once' })).toBe('10000000');
    expect(await statuses({ calls: 3 })).toBe('00100000');
  });

  test('a share of them, the same ones for the same seed', async () => {
    const first = await statuses({ probability: 0.5, seed: 7 });
    expect(first).toMatch(/1/);
    expect(first).toMatch(/0/);
    expect(await statuses({ probability: 0.5, seed: 7 })).toBe(first);
    expect(await statuses({ probability: 0.5, seed: 8 })).not.toBe(first);
    expect(await statuses({ probability: 0 })).toBe('00000000');
    expect(await statuses({ probability: 1 })).toBe('11111111');
  });

  test('about the given share of many', async () => {
    faults.set([{ operation: '*', kind: '500', probability: 0.3, seed: 1 }]);
    let failures = 0;
    for (let call = 0; call < 2_000; call += 1)
      if ((await faults.respond('getTool', { request, page: '', carryOut })).status === 500) failures += 1;
    expect(failures / 2_000).toBeCloseTo(0.3, 1);
  });

  test('the first fault that applies wins, and all are counted', async () => {
    faults.set([
      { operation: 'getTool', kind: '404', calls: 2 },
      { operation: '*', kind: '500', calls: 2 },
      { operation: '*', kind: '403' },
    ]);
    const status = async () => (await faults.respond('getTool', { request, page: '', carryOut })).status;
    expect([await status(), await status(), await status()]).toEqual([403, 404, 403]);
    expect(faults.counts()).toEqual([3, 3, 3]);
    faults.clear();
    expect(await status()).toBe(200);
  });
});

test('a read follows a redirect to a page, whose HTML it receives', async () => {
  faults.set([{ operation: 'getTool', kind: 'redirect' }]);
  const response = await fetch(`${sandbox.apiBase}/carTools/1`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, sandbox.siteBase]);
});

describe('active faults', () => {
  const answer = () => Promise.resolve(new Response());
  const call = (operation: OperationName) =>
    faults.respond(operation, { request: new Request('http://localhost/'), page: 'http://localhost/', carryOut: answer });
  const once: Fault = { operation: 'createBooking', kind: '500', calls: 'once' };
  const third: Fault = { operation: 'listTools', kind: '404', calls: 3 };

  test('a fault that has failed its call is used up', async () => {
    faults.set([once, third, { operation: 'listTools', kind: '500', calls: 'always' }]);
    expect(faults.active()).toHaveLength(3);
    await call('createBooking');
    expect(faults.active().map(({ kind, calls }) => [kind, calls])).toEqual([
      ['404', 3],
      ['500', 'always'],
    ]);
    expect(faults.usedUp()).toEqual([once]);
    for (let count = 0; count < 3; count += 1) await call('listTools');
    expect(faults.usedUp()).toEqual([once, third]);
    expect(faults.active()).toHaveLength(1);
  });

  test('a change keeps the count of the faults that stay, and drops those that are used up', async () => {
    faults.set([once, third]);
    await call('createBooking');
    await call('listTools');
    faults.change((active) => [{ operation: 'getUser', kind: '500' }, ...active]);
    expect(faults.text()).toBe('getUser:500,listTools:404:3');
    expect(faults.counts()).toEqual([0, 1]);
    expect(faults.usedUp()).toEqual([]);
  });
});
