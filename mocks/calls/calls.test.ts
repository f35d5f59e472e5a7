import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { operations } from '#contract/operations.ts';
import { newBooking } from '#tests/contract/cases.ts';
import { createSandbox } from '../createSandbox.ts';
import { issueToken } from '../identity/tokens.ts';
import { MAX_BODY, MAX_CALLS } from './calls.ts';
import { toFetch, toHar } from './copies.ts';

const shopper = 'shopper@example.com';
const headers = { authorization: `Bearer ${issueToken(shopper)}`, 'content-type': 'application/json' };

test('records who calls what, the request, its answer and the faults that apply', async () => {
  const { calls, fetch, apiBase } = await createSandbox({ faults: 'createBooking:500:after:once,*:slow:0', now: () => 5 });
  await fetch(`${apiBase}/carBooking`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': 'one' },
    body: JSON.stringify(newBooking),
  });
  await expect.poll(() => calls.list()[0]?.answer).not.toBeNull();
  expect(calls.list()).toEqual([
    {
      number: 1,
      operation: 'createBooking',
      method: 'POST',
      url: `${apiBase}/carBooking`,
      startedAt: 5,
      receivedAt: expect.any(Number) as number,
      person: shopper,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'one' },
      body: JSON.stringify(newBooking),
      faults: [
        { operation: 'createBooking', kind: '500', moment: 'after', calls: 'once' },
        { operation: '*', kind: 'slow', delay: 0 },
      ],
      answer: {
        status: 500,
        duration: expect.any(Number) as number,
        contentType: 'application/json',
        body: '{"message":"A fault of the sandbox"}',
      },
    },
  ]);
});

test('the last call is the first of the list, and its response is what the client gets', async () => {
  const { calls, fetch, apiBase } = await createSandbox();
  await fetch(`${apiBase}/review`);
  const tools = await fetch(`${apiBase}/carTools`).then((response) => response.text());
  await expect.poll(() => calls.list().every(({ answer }) => answer !== null)).toBe(true);
  expect(calls.list().map(({ operation, person, faults }) => [operation, person, faults])).toEqual([
    ['listTools', null, []],
    ['listReviews', null, []],
  ]);
  expect(calls.list()[0]?.answer?.body).toBe(tools);
  calls.clear();
  expect(calls.list()).toEqual([]);
});

test('a call without an answer is recorded when it comes, and is broken when the client gives up', async () => {
  const { calls, fetch, apiBase } = await createSandbox({ faults: 'listReviews:timeout' });
  const client = new AbortController();
  const pending = fetch(`${apiBase}/review`, { signal: client.signal });
  await expect.poll(() => calls.list()[0]?.faults).toEqual([{ operation: 'listReviews', kind: 'timeout' }]);
  expect(calls.list()[0]?.answer).toBeNull();
  client.abort();
  await expect(pending).rejects.toThrow();
  await expect.poll(() => calls.list()[0]?.answer?.status).toBe(0);
});

test('records a call that no operation describes', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const { calls, fetch, apiBase } = await createSandbox();
  await fetch(`${apiBase}/laptops`);
  await expect.poll(() => calls.list()[0]?.answer?.status).toBe(501);
  expect(calls.list()[0]?.operation).toBeNull();
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});

test('keeps the last calls only, and no body that is too long', async () => {
  const { calls } = await createSandbox();
  const answer = (body: string) =>
    calls.record({ operation: 'listTools', request: new Request('http://localhost/'), respond: () => Promise.resolve(new Response(body)) });
  const long = 'a'.repeat(MAX_BODY + 1);
  expect(await (await answer(long)).text()).toBe(long);
  await expect.poll(() => calls.list()[0]?.answer?.body).toBeNull();
  await answer(long.slice(1));
  await expect.poll(() => calls.list()[0]?.answer?.body).toBe(long.slice(1));
  for (let count = 0; count < MAX_CALLS; count += 1) await answer('');
  expect(calls.list()).toHaveLength(MAX_CALLS);
  expect(calls.list().at(-1)?.number).toBe(3);
});

test('a sign-in and a payment leave no token in the ledger or in its copies', async () => {
  const { calls, fetch, apiBase } = await createSandbox();
  const token = issueToken(shopper);
  await fetch(`${apiBase}/login`, { method: 'POST', headers, body: JSON.stringify({ email: shopper }) });
  await fetch(`${apiBase}/create-payment-intent`, { method: 'POST', headers, body: JSON.stringify({ price: 48 }) });
  await expect.poll(() => calls.list().every(({ answer }) => answer !== null)).toBe(true);
  const [payment, login] = calls.list();
  expect(login?.answer?.body).toBe('{"accessToken":"(redacted)"}');
  expect(payment?.answer?.body).toBe('{"clientSecret":"(redacted)"}');
  const copies = [JSON.stringify(calls.list()), toHar(calls.list()), ...calls.list().map((call) => toFetch(call))];
  for (const copy of copies) expect(copy).not.toMatch(new RegExp(`${token}|authorization|_secret_`, 'i'));
});

test('a copied fetch makes the same call again', async () => {
  const { calls, fetch, apiBase } = await createSandbox();
  await fetch(`${apiBase}/login`, { method: 'POST', headers, body: JSON.stringify({ email: shopper }) });
  await expect.poll(() => calls.list()[0]?.answer).not.toBeNull();
  const [call] = calls.list();
  const sent: [string, RequestInit][] = [];
  const send = (...request: [string, RequestInit]) => sent.push(request);
  await runInNewContext(`(async () => { ${call === undefined ? '' : toFetch(call)} })()`, { fetch: send });
  expect(sent).toEqual([
    [
      `${apiBase}${operations.login.path}`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"email":"shopper@example.com"}' },
    ],
  ]);
});

test('an archive has the calls in their order, with what was sent and answered', async () => {
  const { calls, fetch, apiBase } = await createSandbox({ now: () => 0 });
  await fetch(`${apiBase}/review`);
  await fetch(`${apiBase}/user?email=${encodeURIComponent(shopper)}`, { headers });
  await expect.poll(() => calls.list().every(({ answer }) => answer !== null)).toBe(true);
  const { log } = JSON.parse(toHar(calls.list())) as {
    log: { version: string; entries: { request: object; response: { status: number } }[] };
  };
  expect(log.version).toBe('1.2');
  expect(log.entries.map(({ response }) => response.status)).toEqual([200, 200]);
  expect(log.entries[1]).toMatchObject({
    startedDateTime: '1970-01-01T00:00:00.000Z',
    request: { method: 'GET', queryString: [{ name: 'email', value: shopper }] },
    response: { content: { mimeType: 'application/json', text: expect.stringContaining('Sam Carter') as string } },
  });
});
