import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { Booking } from '#contract/entities/booking.ts';
import { Phone } from '#contract/entities/phone.ts';
import { Tool } from '#contract/entities/tool.ts';
import { safePicture } from '#components/primitives/Picture/safePicture.ts';
import { MAX_BODY } from '#server/body.ts';
import { newBooking, tool } from '#tests/contract/cases.ts';
import { admin, shopper, stranger } from '#tests/contract/sandbox.ts';
import { giveUpWhen } from '#tests/support/giveUpWhen.ts';
import { openHttpSandbox } from '#tests/support/httpSandbox.ts';
import * as v from 'valibot';
import type { HttpSandbox } from './http.ts';
import { parseFaults } from '../faults/fault.ts';
import { issueIdToken, issueToken } from '../identity/tokens.ts';

let sandbox: HttpSandbox;
let api: string;

const as = (email: string) => ({ authorization: `Bearer ${issueToken(email)}` });
const from = (origin: string) => ({ headers: { origin } });
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${api}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
const read = async <Schema extends v.GenericSchema>(schema: Schema, path: string, headers = {}) =>
  v.parse(v.array(schema), await (await fetch(`${api}${path}`, { headers })).json());

beforeEach(async () => {
  sandbox = await openHttpSandbox();
  api = sandbox.address;
});
afterEach(async () => {
  await sandbox.close();
  vi.restoreAllMocks();
});

describe('calls', () => {
  test('get the documented response with the access token of POST /login', async () => {
    const { accessToken } = v.parse(v.object({ accessToken: v.string() }), await (await post('/login', `{"email":"${admin}"}`)).json());
    const users = await fetch(`${api}/users`, { headers: { authorization: `Bearer ${accessToken}` } });
    expect(users.status).toBe(200);
    expect(users.headers.get('content-type')).toBe('application/json');
    expect(await users.json()).toHaveLength(10);
  });

  test('get 401 when signed out, and 403 for a user without access', async () => {
    expect((await fetch(`${api}/users`)).status).toBe(401);
    expect((await fetch(`${api}/users`, { headers: as(shopper) })).status).toBe(403);
    expect((await fetch(`${api}/carBooking/${encodeURIComponent(shopper)}`, { headers: as(stranger) })).status).toBe(403);
  });

  test('PUT /create-user creates the record of a user who signed up elsewhere', async () => {
    const path = `/user?email=${encodeURIComponent(stranger)}`;
    expect(await (await fetch(api + path, { headers: as(stranger) })).json()).toBeNull();
    const saved = await fetch(`${api}/create-user/${encodeURIComponent(stranger)}`, {
      method: 'PUT',
      headers: as(stranger),
      body: '{"name":"New"}',
    });
    expect(saved.status).toBe(200);
    expect(await (await fetch(api + path, { headers: as(stranger) })).json()).toMatchObject({ email: stranger, name: 'New' });
  });

  test('concurrent writes are all stored', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => post('/carBooking', JSON.stringify(newBooking), as(shopper))));
    const ids = await Promise.all(responses.map(async (answer) => ((await answer.json()) as { insertedId: string }).insertedId));
    const listed = (await read(Booking, `/carBooking/${shopper}`, as(shopper))).map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(20);
    expect(listed).toEqual(expect.arrayContaining(ids));
  });

  test.each([
    ['GET', '/carTool'],
    ['POST', '/carTools/1'],
    ['DELETE', '/users'],
    ['PROPFIND', '/carTools'],
  ])('%s %s is undocumented: responds with 501 and a message', async (method, path) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const answer = await fetch(api + path, { method });
    expect(answer.status).toBe(501);
    expect(await answer.json()).toEqual({ message: expect.stringContaining(`No documented call: ${method}`) });
  });

  test('HEAD responds like GET, without a body', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const known = await fetch(`${api}/carTools`, { method: 'HEAD' });
    expect([known.status, known.headers.get('content-type'), await known.text()]).toEqual([200, 'application/json', '']);
    expect((await fetch(`${api}/nothing`, { method: 'HEAD' })).status).toBe(501);
  });

  test('the server can be reached as localhost too', async () => {
    expect((await fetch(`${api.replace('127.0.0.1', 'localhost')}/carTools`)).status).toBe(200);
  });
});

describe("a server that checks the Auth emulator's ID tokens", () => {
  const project = 'demo-shop';
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const iss = `https://securetoken.google.com/${project}`;
  const claimsOf = (email: string) => ({ aud: project, iss, sub: '1', exp: 4e9, email, email_verified: true });
  const idTokenOf = (email: string) => ({ authorization: `Bearer ${encode({ alg: 'none' })}.${encode(claimsOf(email))}.` });

  test("gives an access token only for the ID token's own email; without the option, for any", async () => {
    expect((await post('/login', `{"email":"${admin}"}`, idTokenOf(shopper))).status).toBe(200);
    const checking = await openHttpSandbox({ loginProof: project });
    const login = async (headers: Record<string, string>) =>
      (await fetch(`${checking.address}/login`, { method: 'POST', headers, body: `{"email":"${shopper}"}` })).status;
    expect(await login(idTokenOf(shopper))).toBe(200);
    expect(await login(idTokenOf(admin))).toBe(403);
    expect(await login({})).toBe(401);
    expect(await login(as(shopper))).toBe(401);
    expect(await login({ authorization: `Bearer ${issueIdToken(shopper)}` })).toBe(401);
    await checking.close();
  });
});

describe('bodies', () => {
  test.each(['', '{', '[]', 'null', '"x"', '{"email":7}', '\u0000'])('%j is not a valid login: 400', async (body) => {
    expect((await post('/login', body)).status).toBe(400);
  });

  test('too long: 413, readable from another origin', async () => {
    const origin = 'http://localhost:5173';
    const answer = await post('/login', JSON.stringify({ email: shopper, more: 'x'.repeat(MAX_BODY) }), { origin });
    expect(answer.status).toBe(413);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  });

  test('too long, without a Content-Length: 413', async () => {
    const body = new Blob(['x'.repeat(MAX_BODY + 1)]).stream();
    const sent = { method: 'POST', body, duplex: 'half' } satisfies RequestInit & { duplex: string };
    expect((await fetch(`${api}/login`, sent)).status).toBe(413);
  });

  test('an incomplete request does not stop the server', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(api).port), '127.0.0.1', () => {
        socket.write('POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"email"', () => socket.destroy());
      }).on('close', () => resolve());
    });
    expect((await fetch(`${api}/carTools`)).status).toBe(200);
  });
});

describe('a request', () => {
  /** Sends a request as written, and resolves with the response as written. */
  const send = (...lines: string[]) =>
    new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(Number(new URL(api).port), '127.0.0.1', () => socket.write([...lines, '', ''].join('\r\n')));
      socket.on('data', (part) => (received += part.toString()));
      socket.on('error', reject).on('close', () => resolve(received));
    });
  const get = (host: string, target = '/carTools') => send(`GET ${target} HTTP/1.0`, `Host: ${host}`);

  test.each(['127.0.0.1', '127.8.9.10:99', 'LocalHost:65535', 'shop.localhost', '[::1]:80'])(
    'for this computer, %s, is answered',
    async (host) => {
      expect(await get(host)).toMatch(/^HTTP\/1.1 200 /);
    },
  );

  test('that names no host is answered', async () => {
    for (const answer of [await send('GET /carTools HTTP/1.0'), await get('')]) expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  test.each([
    'shop.example',
    'shop.example:4174',
    '127.0.0.1.shop.example',
    'localhost.shop.example',
    'localhost@shop.example',
    '192.168.0.7',
    '0.0.0.0',
    '127.0.0.1:99999',
    '127.0.0.1:x',
    '127.0.0.999',
    '[::1',
    'a b',
  ])('for another host, %j, as a page makes whose DNS leads here, gets 421, a message and no stack', async (host) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    for (const target of ['/carTools', '/__sandbox/faults', '/pictures/1f527.webp', '/nothing']) {
      const [head = '', body = ''] = (await get(host, target)).split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1.1 421 /);
      expect(JSON.parse(body)).toEqual({ message: 'This server answers only to the names of this computer, such as localhost' });
    }
    expect(logged).not.toHaveBeenCalled();
  });

  test('for another host in its first line, as proxies get it, gets 421 too', async () => {
    expect(await get('127.0.0.1', 'http://shop.example/carTools')).toMatch(/^HTTP\/1.1 421 /);
  });
});

describe('a page on another origin', () => {
  test.each(['http://localhost:5173', 'http://127.0.0.1:4173', 'https://shop.localhost', 'http://[::1]:80'])(
    'on this computer, %s, may read',
    async (origin) => {
      const answer = await fetch(`${api}/carTools`, from(origin));
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('vary')).toBe('Origin');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  test.each([
    'https://shop.example',
    'http://localhost.evil.example',
    'http://evillocalhost',
    'http://127.0.0.1.evil.example',
    'null',
    'http://192.168.0.7',
  ])('on another host, %s, may not read, and Vary is set', async (origin) => {
    const answer = await fetch(`${api}/carTools`, from(origin));
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('vary')).toBe('Origin');
  });

  test('may read if its origin is named', async () => {
    const named = await openHttpSandbox({ origins: ['https://shop.example'] });
    const answer = await fetch(`${named.address}/carTools`, from('https://shop.example'));
    await named.close();
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://shop.example');
  });

  test('may read the ETag of a tool, which is that of every server', async () => {
    const answer = await fetch(`${api}/carTools/${tool._id}`, from('http://localhost:5173'));
    expect(answer.headers.get('access-control-expose-headers')).toBe('ETag,Retry-After');
    expect(answer.headers.get('etag')).toMatch(/^"\w+"$/);
    const stale = { method: 'PUT', headers: { ...as(shopper), 'if-match': '"stale"' }, body: '{"quantity":1}' };
    expect((await fetch(`${api}/carTools/${tool._id}`, stale)).status).toBe(412);
  });

  test('may read error responses too', async () => {
    const answer = await fetch(`${api}/users`, from('http://localhost:5173'));
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([401, 'http://localhost:5173']);
  });

  test.each(['/carBooking/1', '/nothing'])('gets a preflight for %s: access token, JSON, and every operation method', async (path) => {
    const headers = {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization',
    };
    const answer = await fetch(api + path, { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')?.split(',').toSorted()).toEqual([
      'DELETE',
      'GET',
      'HEAD',
      'PATCH',
      'POST',
      'PUT',
    ]);
    expect(answer.headers.get('access-control-allow-headers')).toBe('authorization,content-type,idempotency-key,if-match');
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  });
});

describe('faults', () => {
  const faultsOf = (init?: RequestInit) => fetch(`${api}/__sandbox/faults`, init);

  const count = () => sandbox.world.read((view) => view.all('bookings').length);
  const book = (signal: AbortSignal | null = null) =>
    fetch(`${api}/carBooking`, { method: 'POST', headers: as(shopper), body: JSON.stringify(newBooking), signal });
  /** Sends a booking that is never answered. Gives up once the sandbox has it, and has stored it if it will. */
  const bookUnanswered = (stored: number) =>
    giveUpWhen(book, () => expect.poll(async () => [sandbox.faults.counts(), await count()]).toEqual([[1], stored]));

  test.each(['offline', 'timeout'])('%s: no response, and a write that comes after it is applied', async (kind) => {
    sandbox.faults.set(parseFaults(`createBooking:${kind}:after:once`));
    const before = await count();
    const call = kind === 'timeout' ? bookUnanswered(before + 1) : book();
    await expect(call).rejects.toThrow(kind === 'timeout' ? /timeout/ : 'fetch failed');
    expect(await count()).toBe(before + 1);
    expect((await post('/carBooking', JSON.stringify(newBooking), as(shopper))).status).toBe(200);
  });

  test('late: a request that its client has given up on is applied before the next one', async () => {
    sandbox.faults.set(parseFaults('createBooking:timeout:late:once'));
    const before = await count();
    await expect(bookUnanswered(before)).rejects.toThrow(/timeout/);
    expect(await count()).toBe(before);
    await fetch(`${api}/carTools`);
    expect(await count()).toBe(before + 1);
  });

  test('statuses, headers and bodies arrive, and pages of other origins can read them', async () => {
    sandbox.faults.set(parseFaults('listTools:429:1,listTools:noContent:2,listTools:html:3,listTools:redirect:4,listTools:malformed:5'));
    const origin = 'http://localhost:5173';
    const call = () => fetch(`${api}/carTools`, { ...from(origin), redirect: 'manual' });
    const limited = await call();
    expect([limited.status, limited.headers.get('retry-after'), limited.headers.get('access-control-allow-origin')]).toEqual([
      429,
      '1',
      origin,
    ]);
    expect((await call()).status).toBe(204);
    expect((await call()).headers.get('content-type')).toBe('text/html');
    const redirect = await call();
    expect([redirect.status, redirect.headers.get('location')]).toEqual([302, `${api}/`]);
    await expect((await call()).json()).rejects.toThrow(SyntaxError);
    expect((await call()).status).toBe(200);
  });

  test('a redirected read receives a page', async () => {
    sandbox.faults.set(parseFaults('listTools:redirect'));
    const answer = await fetch(`${api}/carTools`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html']);
  });

  test('are set, read and ended over HTTP', async () => {
    expect(await (await faultsOf({ method: 'PUT', body: 'listTools:500' })).text()).toBe('listTools:500');
    expect((await fetch(`${api}/carTools`)).status).toBe(500);
    expect(await (await faultsOf()).text()).toBe('listTools:500');
    expect((await faultsOf({ method: 'DELETE' })).status).toBe(200);
    expect((await fetch(`${api}/carTools`)).status).toBe(200);
    const wrong = await faultsOf({ method: 'PUT', body: 'buy:500' });
    expect([wrong.status, await wrong.json()]).toEqual([400, { message: expect.stringContaining("'buy' is no call") }]);
  });

  test('can be given from the start, and an invalid text is an error', async () => {
    const failing = await openHttpSandbox({ faults: 'listTools:404' });
    expect((await fetch(`${failing.address}/carTools`)).status).toBe(404);
    await failing.close();
    await expect(openHttpSandbox({ faults: 'buy:500' })).rejects.toThrow("'buy' is no call");
  });
});

describe('pictures', () => {
  const shop = { site: '/shop/', page: 'http://localhost:5173/shop/booking/1' };

  test('of every row load in a shop on another origin', async () => {
    const tools = await read(Tool, '/carTools');
    const phones = await read(Phone, '/products.json');
    const named = [...tools.flatMap(({ img, img2, img3 }) => [img, img2, img3]), ...phones.map(({ img }) => img)];
    const addresses = new Set(named.map((source) => safePicture(source, shop) ?? source));
    expect(addresses.size).toBeGreaterThan(20);
    for (const address of addresses) {
      const picture = await fetch(address);
      const type = address.endsWith('.svg') ? 'image/svg+xml' : 'image/webp';
      expect([address, picture.status, picture.headers.get('content-type')]).toEqual([expect.stringContaining(api), 200, type]);
    }
  });

  test('a booking keeps its picture if the address of the server changes', async () => {
    const { img, img2 } = v.parse(Tool, await (await fetch(`${api}/carTools/${tool._id}`)).json());
    expect([img, img2]).toEqual([`${api}/${tool.img}`, `${api}/${tool.img2}`]);
    await post('/carBooking', JSON.stringify({ ...newBooking, img }), as(shopper));
    const stored = await sandbox.world.read((view) => view.all('bookings').at(-1));
    expect(stored?.img).toBe(tool.img);
    expect((await read(Booking, `/carBooking/${shopper}`, as(shopper))).at(-1)?.img).toBe(img);
  });

  test('a text that mentions pictures stays unchanged', async () => {
    const description = `It says "pictures/1f527.webp" and "${api}/pictures/1f527.webp".`;
    await post('/review', JSON.stringify({ description, name: 'Sam', img: '', email: shopper }), as(shopper));
    const reviews = await read(v.object({ description: v.string() }), '/review');
    expect(reviews.at(-1)?.description).toBe(description);
  });

  test.each([
    '/pictures/gone.webp',
    '/pictures/1f527-with-gone.svg',
    '/pictures/',
    '/pictures/..%2f..%2fpackage.json',
    '/pictures/%2e%2e/package.json',
    '/pictures/../package.json',
  ])('%s is not a picture, and no other file is served', async (path) => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect((await fetch(api + path)).ok).toBe(false);
  });
});

describe('a file', () => {
  const inFolder = (name: string) => join(temporaryFolder(), name);

  /** Starts a server with the options, runs `work`, and closes the server. */
  async function serve<T>(options: { file: string; reset?: boolean }, work: (address: string) => Promise<T>): Promise<T> {
    const served = await openHttpSandbox(options);
    try {
      return await work(served.address);
    } finally {
      await served.close();
    }
  }
  const countReviews = async (address: string) => ((await (await fetch(`${address}/review`)).json()) as unknown[]).length;
  const addReview = (address: string) =>
    fetch(`${address}/review`, {
      method: 'POST',
      headers: as(shopper),
      body: JSON.stringify({ description: 'Kept.', name: 'Sam', img: '', email: shopper }),
    });

  test('keeps the world from one server to the next, until it is reset', async () => {
    const file = inFolder('world.json');
    const seeded = await serve({ file }, countReviews);
    await serve({ file }, addReview);
    expect(await serve({ file }, countReviews)).toBe(seeded + 1);
    expect(await serve({ file, reset: true }, countReviews)).toBe(seeded);
    expect(existsSync(`${file}.next`)).toBe(false);
  });

  test.each([{ file: 'letters.txt' }, { file: 'letters.txt', reset: true }])(
    'that contains something else is left unchanged: %j',
    async ({ file: name, ...rest }) => {
      const file = inFolder(name);
      writeFileSync(file, 'Dear Sam');
      await expect(openHttpSandbox({ file, ...rest })).rejects.toThrow('does not contain the data of a sandbox');
      expect(readFileSync(file, 'utf8')).toBe('Dear Sam');
    },
  );

  test('is not reset if the faults are wrong', async () => {
    const file = inFolder('world.json');
    await serve({ file }, addReview);
    const before = readFileSync(file, 'utf8');
    await expect(openHttpSandbox({ file, reset: true, faults: 'buy:500' })).rejects.toThrow("'buy' is no call");
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('in a missing folder is an error, and nothing is served from memory instead', async () => {
    await expect(openHttpSandbox({ file: inFolder('gone/world.json') })).rejects.toThrow('cannot be written');
  });
});
