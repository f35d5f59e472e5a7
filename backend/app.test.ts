import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_BODY } from '../src/server/body.ts';
import { newBooking, tool } from '../tests/contract/cases.ts';
import { admin, shopper } from '../tests/contract/sandbox.ts';
import { emulatorTokenOf, type OpenBackend, openBackend } from './test/openBackend.ts';

let backend: OpenBackend;

beforeAll(async () => {
  backend = await openBackend();
  return backend.close;
});
beforeEach(() => backend.reset());

describe('a login', () => {
  const login = (email: string, token?: string) =>
    backend.send('POST', '/login', JSON.stringify({ email }), token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

  test("gets a token for the ID token's own email only", async () => {
    expect((await login(shopper)).status).toBe(401);
    expect((await login(shopper, 'x')).status).toBe(401);
    expect((await login(admin, emulatorTokenOf(shopper))).status).toBe(403);
    expect((await login(shopper, emulatorTokenOf(shopper, false))).status).toBe(403);
    const { accessToken } = (await login('Shopper@example.com', emulatorTokenOf(shopper))).json as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await backend.send('GET', `/carBooking/${encodeURIComponent(shopper)}`, undefined, { headers })).status).toBe(200);
    expect((await backend.send('GET', '/users', undefined, { headers })).status).toBe(403);
  });

  test('cannot set a role', async () => {
    await backend.send('PUT', `/create-user/${shopper}`, JSON.stringify({ name: 'S', role: 'admin' }), { as: shopper });
    expect((await backend.call('checkAdmin', { email: shopper }, { as: shopper })).json).toEqual({ admin: false });
  });
});

describe('hostile requests are refused, and none is an error of the server', () => {
  const review = { description: 'x', name: 'S', img: '', email: shopper };

  test.for<[string, string, string | undefined, number]>([
    ['PUT', `/carTools/${tool._id}`, '{"quantity":1e400}', 400],
    ['PUT', `/carTools/${tool._id}`, '{"quantity":9007199254740993}', 400],
    ['PUT', `/carTools/${tool._id}`, '{"quantity":{"$gt":0}}', 400],
    ['PUT', '/carTools/%00', '{"quantity":1}', 400],
    ['PUT', '/carTools/%E0%A4%A', '{"quantity":1}', 400],
    ['GET', '/carTools/%00', undefined, 400],
    ['GET', "/carTools/';DROP TABLE tools;--", undefined, 404],
    ['GET', '/carTools/..%2f..%2fetc', undefined, 404],
    ['GET', '/carTools/__proto__', undefined, 404],
    ['GET', '/user?email=a&email=b', undefined, 403],
    ['GET', '/user', undefined, 400],
    ['POST', '/review', JSON.stringify({ ...review, description: 'a\u0000b' }), 400],
    ['POST', '/review', `{"__proto__":{"admin":true},${JSON.stringify(review).slice(1)}`, 200],
    ['POST', '/review', JSON.stringify({ ...review, name: '\ud800' }), 200],
    ['POST', '/review', '['.repeat(50_000), 400],
    ['POST', '/review', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400],
    ['POST', '/review', 'x'.repeat(MAX_BODY + 1), 413],
    ['POST', '/review', undefined, 400],
    ['POST', '/carBooking', JSON.stringify({ ...newBooking, date: '0000-01-01' }), 400],
    ['POST', '/carBooking', JSON.stringify({ ...newBooking, quantity: Number.MAX_SAFE_INTEGER, price: 1e13 }), 409],
    ['POST', '/carBooking', JSON.stringify({ ...newBooking, price: -1 }), 400],
    ['PUT', `/create-user/${'a'.repeat(9_000)}@example.com`, '{"name":"x"}', 403],
    ['DELETE', '/carBooking/', undefined, 404],
    ['GET', '/constructor', undefined, 404],
    ['QUERY', '/carTools', undefined, 404],
  ])('%s %.60s %.60s', async ([method, path, body, status]) => {
    const answer = await backend.send(method, path, body, { as: shopper });
    expect([answer.status, answer.json]).toEqual([status, expect.anything()]);
  });

  test('a price that is no cent is refused', async () => {
    const { _id, minOrderQuantity: _least, ...body } = tool;
    expect((await backend.call('createTool', { body: { ...body, price: 0.001 } }, { as: admin })).status).toBe(400);
  });

  test('an email too long for an index is refused', async () => {
    // PostgreSQL compresses what repeats.
    const email = `${randomBytes(3_000).toString('hex')}@example.com`;
    expect((await backend.call('saveUser', { email, body: { name: 'x' } }, { as: admin })).status).toBe(400);
  });

  test.for(['x'.repeat(256), ''])('an Idempotency-Key of the length of %s is refused or ignored', async (key) => {
    const { status } = await backend.call('createReview', { body: review }, { as: shopper, headers: { 'idempotency-key': key } });
    expect(status).toBe(key === '' ? 200 : 400);
  });
});

describe('an Idempotency-Key', () => {
  const review = { description: 'It turns.', name: 'Sam', img: '', email: shopper };
  const post = (key: string, body: object = review, as = shopper) =>
    backend.call('createReview', { body }, { as, headers: { 'idempotency-key': key } });
  const count = async () => ((await backend.call('listReviews', {})).json as object[]).length;

  test('is applied once, however many requests come at the same time', async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('k1')));
    const served = answers.filter(({ status }) => status === 200);
    expect(served.length).toBeGreaterThan(0);
    expect(new Set(served.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(await count()).toBe(before + 1);
  });

  test('with another body is refused, and with another caller is another key', async () => {
    expect((await post('k1')).status).toBe(200);
    expect((await post('k1', { ...review, description: 'It does not.' })).status).toBe(422);
    expect((await post('k1', { ...review, email: admin }, admin)).status).toBe(200);
  });
});

describe('answers', () => {
  test('of lists have an ETag and are not sent again, and compressed if the client can read that', async () => {
    const first = await backend.send('GET', '/carTools');
    expect(first.etag).toMatch(/^(W\/)?"/);
    const again = await fetch(`${backend.address}/carTools`, { headers: { 'if-none-match': first.etag ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const packed = await fetch(`${backend.address}/carTools`, { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
  });

  test('of one tool keep their strong ETag', async () => {
    const one = await fetch(`${backend.address}/carTools/${tool._id}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(one.headers.get('etag')).toMatch(/^"\w+"$/);
  });

  test('can be read by the pages of the shop only, and may be sent with all headers of its client', async () => {
    const preflight = await fetch(`${backend.address}/carTools/${tool._id}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.test',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,if-match',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://shop.test');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('if-match');
    const read = await fetch(`${backend.address}/carTools`, { headers: { origin: 'https://shop.test' } });
    expect(read.headers.get('access-control-expose-headers')).toContain('ETag');
    const other = await fetch(`${backend.address}/carTools`, { headers: { origin: 'https://other.test' } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('name the call that is not documented', async () => {
    const unknown = await fetch(`${backend.address}/carTool`, { method: 'POST' });
    expect([unknown.status, await unknown.json()]).toEqual([404, { message: 'No documented call: POST /carTool' }]);
  });

  test('say nothing to a frame or a browser that guesses types', async () => {
    const { headers } = await fetch(`${backend.address}/carTools`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

test('operators learn whether it lives and whether it is ready', async () => {
  expect((await fetch(`${backend.address}/health`)).status).toBe(200);
  expect((await fetch(`${backend.address}/ready`)).status).toBe(200);
  const metrics = await fetch(`${backend.address}/metrics`, { headers: { authorization: 'Bearer the-token-of-the-tests' } });
  expect(await metrics.text()).toContain('shop_call_seconds');
  expect((await fetch(`${backend.address}/metrics`)).status).toBe(404);
});

test('an address that asks too often is told when to ask again', async () => {
  const busy = await openBackend({ REQUESTS_PER_MINUTE: '3' });
  const statuses = [];
  for (let requests = 0; requests < 4; requests += 1) statuses.push((await busy.call('listPhones', {})).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await busy.call('listPhones', {});
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await fetch(`${busy.address}/health`)).status).toBe(200);
  await busy.close();
});

test.for([
  ['loopback', [200, 200, 429]],
  ['none', [200, 429, 429]],
] as const)('with TRUST_PROXY=%s, an address is what a proxy on this computer says, or the proxy', async ([trust, expected]) => {
  const busy = await openBackend({ REQUESTS_PER_MINUTE: '1', TRUST_PROXY: trust });
  const statuses = [];
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.2'])
    statuses.push((await busy.call('listPhones', {}, { headers: { 'x-forwarded-for': address } })).status);
  expect(statuses).toEqual(expected);
  await busy.close();
});

test('whoever sends a byte now and then is cut off', async () => {
  const patient = await openBackend({ REQUEST_TIMEOUT: '400' });
  const { hostname, port } = new URL(patient.address);
  const socket = connect(Number(port), hostname);
  const token = await patient.tokenOf(shopper);
  socket.write(`POST /review HTTP/1.1\r\nHost: shop.test\r\nAuthorization: Bearer ${token}\r\nContent-Length: 1000\r\n\r\n`);
  const sending = setInterval(() => socket.write('x'), 50);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  // A byte that crosses with the answer makes the server reset the connection.
  socket.on('error', () => {});
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(sending);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  await patient.close();
});

test('a start that fails says why, and leaves nothing running', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const { port } = new URL(backend.address);
  const env = { ...process.env, ...backend.environment, PORT: port };
  const started = promisify(execFile)(process.execPath, [main], { env });
  await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('EADDRINUSE') });
});
