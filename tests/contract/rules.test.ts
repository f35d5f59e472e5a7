import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newestFirst } from '#contract/newestFirst.ts';
import { demoRows } from '#mocks/data/seed.ts';
import { newBooking, tool, unpaid } from './cases.ts';
import { issueIdToken, issueToken, requiredProof } from '#mocks/identity/tokens.ts';
import { admin, type OpenSandbox, openSandbox, shopper, stranger } from './sandbox.ts';

let sandbox: OpenSandbox;

beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => {
  sandbox.close();
  vi.restoreAllMocks();
});

describe('stock', () => {
  test('updateTool responds with the updated tool, and getTool returns it', async () => {
    const updated = await sandbox.call('updateTool', { id: tool._id, body: { quantity: 7 } }, shopper);
    expect(updated.json).toEqual({ ...tool, quantity: 7 });
    expect((await sandbox.call('getTool', { id: tool._id })).json).toEqual({ ...tool, quantity: 7 });
  });

  test('a new tool can be read, has a minimum order of 1, and can be deleted once', async () => {
    const { _id, minOrderQuantity: _least, ...body } = tool;
    const created = await sandbox.call('createTool', { body }, admin);
    const { insertedId: id } = created.json as { insertedId: string };
    expect((await sandbox.call('getTool', { id })).json).toEqual({ ...tool, _id: id, minOrderQuantity: 1 });
    expect((await sandbox.call('deleteTool', { id }, admin)).status).toBe(200);
    expect((await sandbox.call('deleteTool', { id }, admin)).status).toBe(404);
    expect((await sandbox.call('getTool', { id })).status).toBe(404);
  });
});

describe('conditional writes', () => {
  const send = (method: string, path: string, headers: Record<string, string>, body?: object, as = shopper) =>
    fetch(`${sandbox.apiBase}${path}`, {
      method,
      headers: { authorization: `Bearer ${issueToken(as)}`, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const put = (quantity: number, headers: Record<string, string>) => send('PUT', `/carTools/${tool._id}`, headers, { quantity });
  const etag = async () => (await send('GET', `/carTools/${tool._id}`, {})).headers.get('etag') ?? '';
  const stock = async () => ((await sandbox.call('getTool', { id: tool._id })).json as { quantity: number }).quantity;
  const book = (key: string, body: object = newBooking, as = shopper) => send('POST', '/carBooking', { 'idempotency-key': key }, body, as);
  const countBookings = () => sandbox.world.read((view) => view.all('bookings').length);

  test('the ETag of a tool changes with it, and the answer to PUT has the next one', async () => {
    const first = await etag();
    expect(first).toMatch(/^"\w+"$/);
    expect(await etag()).toBe(first);
    const second = (await put(7, {})).headers.get('etag');
    expect(second).not.toBe(first);
    expect(await etag()).toBe(second);
    expect((await send('GET', '/carTools', {})).headers.get('etag')).toBeNull();
  });

  test('PUT with an outdated If-Match gets 412 and changes nothing', async () => {
    const first = await etag();
    expect((await put(7, { 'if-match': first })).status).toBe(200);
    expect((await put(3, { 'if-match': first })).status).toBe(412);
    expect(await stock()).toBe(7);
    expect((await put(3, { 'if-match': `"other", ${await etag()}` })).status).toBe(200);
    expect((await put(2, { 'if-match': '*' })).status).toBe(200);
    expect((await put(1, {})).status).toBe(200);
    expect(await stock()).toBe(1);
  });

  test('PUT with the current If-Match of a tool that was added is applied', async () => {
    const { _id, minOrderQuantity: _least, ...body } = tool;
    const { insertedId } = (await sandbox.call('createTool', { body }, admin)).json as { insertedId: string };
    const path = `/carTools/${insertedId}`;
    for (const quantity of [7, 3]) {
      const current = (await send('GET', path, {})).headers.get('etag') ?? '';
      const written = await send('PUT', path, { 'if-match': current }, { quantity });
      expect(written.status).toBe(200);
      expect((await send('GET', path, {})).headers.get('etag')).toBe(written.headers.get('etag'));
    }
  });

  test('of two shoppers who read the same stock, only one takes it', async () => {
    const read = await etag();
    const statuses = (await Promise.all([put(0, { 'if-match': read }), put(0, { 'if-match': read })])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 412]));
  });

  test('an empty Idempotency-Key is none', async () => {
    const [first, second] = [await book(''), await book('', { ...newBooking, quantity: 3 })];
    expect([first.status, second.status]).toEqual([200, 200]);
  });

  test('an Idempotency-Key has at most 255 characters', async () => {
    expect((await book('k'.repeat(255))).status).toBe(200);
    expect((await book('k'.repeat(256))).status).toBe(400);
  });

  test('a POST with a known Idempotency-Key gets the first answer again and creates nothing', async () => {
    const before = await countBookings();
    const answers = await Promise.all(['one', 'one', 'one', 'two'].map(async (key) => (await book(key)).json()));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[3]).not.toEqual(answers[0]);
    expect(await countBookings()).toBe(before + 2);
  });

  test('a key belongs to its caller and its call', async () => {
    const before = await countBookings();
    await book('one');
    await book('one', { ...newBooking, email: stranger }, stranger);
    expect(await countBookings()).toBe(before + 2);
    const intent = await send('POST', '/create-payment-intent', { 'idempotency-key': 'one' }, { price: 5 });
    expect(await intent.json()).toHaveProperty('clientSecret');
  });

  test('a known key with another body gets 422, and a refused POST may be sent again with the same key', async () => {
    expect((await book('one')).status).toBe(200);
    expect((await book('one', { ...newBooking, quantity: 3 })).status).toBe(422);
    expect((await book('two', { ...newBooking, quantity: 0 })).status).toBe(400);
    expect((await book('two')).status).toBe(200);
  });
});

test('newest first lists added tools, the last one first, and then the catalogue in its own order', async () => {
  const { _id, minOrderQuantity: _least, ...body } = tool;
  const byAge = async () => newestFirst((await sandbox.call('listTools', {})).json as { _id: string; name: string }[]);
  const catalogueNames = demoRows().tools.map(({ name }) => name);
  expect((await byAge()).map(({ name }) => name)).toEqual(catalogueNames);
  for (const name of ['First', 'Second']) await sandbox.call('createTool', { body: { ...body, name } }, admin);
  expect((await byAge()).map(({ name }) => name)).toEqual(['Second', 'First', ...catalogueNames]);
});

describe('bookings', () => {
  test('a new booking is stored as unpaid and takes no stock', async () => {
    const created = await sandbox.call('createBooking', { body: newBooking }, shopper);
    const { insertedId: id } = created.json as { insertedId: string };
    expect((await sandbox.call('getBooking', { id }, shopper)).json).toEqual({ ...newBooking, _id: id, paid: false, transactionId: '' });
    expect((await sandbox.call('getTool', { id: tool._id })).json).toEqual(tool);
  });

  test('a new booking cannot be created as paid', async () => {
    const body = { ...newBooking, paid: true, transactionId: 'pi_free', _id: unpaid._id };
    const created = await sandbox.call('createBooking', { body }, shopper);
    const { insertedId: id } = created.json as { insertedId: string };
    expect((await sandbox.call('getBooking', { id }, shopper)).json).toMatchObject({ _id: id, paid: false, transactionId: '' });
  });

  test('a payment is recorded once, may be sent twice, and is never replaced', async () => {
    const record = (transactionId: string) =>
      sandbox.call('recordPayment', { id: unpaid._id, body: { appointment: unpaid._id, transactionId } }, shopper);
    expect((await record('pi_1')).json).toMatchObject({ modifiedCount: 1 });
    expect((await record('pi_1')).json).toMatchObject({ modifiedCount: 0 });
    expect((await record('pi_2')).status).toBe(409);
    expect((await sandbox.call('getBooking', { id: unpaid._id }, shopper)).json).toMatchObject({ paid: true, transactionId: 'pi_1' });
  });

  test('a payment for a booking that is marked as paid without one is a conflict', async () => {
    await sandbox.world.write((view) => view.put('bookings', { ...unpaid, paid: true }));
    const body = { appointment: unpaid._id, transactionId: 'pi_second' };
    expect((await sandbox.call('recordPayment', { id: unpaid._id, body }, shopper)).status).toBe(409);
    expect((await sandbox.call('getBooking', { id: unpaid._id }, shopper)).json).toMatchObject({ paid: true, transactionId: '' });
  });

  test('a deleted booking is gone from every list', async () => {
    expect((await sandbox.call('deleteBooking', { id: unpaid._id }, shopper)).status).toBe(200);
    expect((await sandbox.call('deleteBooking', { id: unpaid._id }, shopper)).status).toBe(404);
    expect(JSON.stringify((await sandbox.call('listOwnBookings', { email: shopper }, shopper)).json)).not.toContain(unpaid._id);
    expect(JSON.stringify((await sandbox.call('listBookings', {}, admin)).json)).not.toContain(unpaid._id);
  });
});

describe('users', () => {
  test('saving a profile keeps the fields that were not sent', async () => {
    const before = (await sandbox.call('getUser', { email: shopper }, shopper)).json;
    await sandbox.call('saveUser', { email: shopper, body: { bio: 'New.' } }, shopper);
    expect((await sandbox.call('getUser', { email: shopper }, shopper)).json).toEqual({ ...(before as object), bio: 'New.' });
  });

  test('saving a profile changes neither the role nor the email', async () => {
    const body = { name: 'Eve', role: 'admin', _id: '1', email: admin };
    await sandbox.call('saveUser', { email: stranger, body }, stranger);
    expect((await sandbox.call('checkAdmin', { email: stranger }, stranger)).json).toEqual({ admin: false });
    expect((await sandbox.call('getUser', { email: stranger }, stranger)).json).toMatchObject({ name: 'Eve', email: stranger, role: '' });
  });

  test('an unknown user has no profile and no rights', async () => {
    expect(await sandbox.call('getUser', { email: stranger }, stranger)).toEqual({ status: 200, json: null });
    expect((await sandbox.call('checkAdmin', { email: stranger }, stranger)).json).toEqual({ admin: false });
    expect((await sandbox.call('makeAdmin', { email: stranger }, admin)).json).toEqual({ modifiedCount: 0 });
  });

  test('a user becomes an administrator once, and has the rights immediately', async () => {
    expect((await sandbox.call('makeAdmin', { email: shopper }, admin)).json).toEqual({ modifiedCount: 1 });
    expect((await sandbox.call('makeAdmin', { email: shopper }, admin)).json).toEqual({ modifiedCount: 0 });
    expect((await sandbox.call('listUsers', {}, shopper)).status).toBe(200);
  });

  test('two spellings of an email are the same user', async () => {
    expect((await sandbox.call('saveUser', { email: 'Stranger+One@example.com', body: { name: 'S' } }, stranger)).status).toBe(200);
    expect((await sandbox.call('getUser', { email: stranger }, stranger)).json).toMatchObject({ name: 'S' });
  });
});

describe('signing in', () => {
  test('the access token of login identifies the caller', async () => {
    const { json } = await sandbox.call('login', { body: { email: shopper } });
    const headers = { authorization: `Bearer ${(json as { accessToken: string }).accessToken}` };
    expect((await fetch(`${sandbox.apiBase}/carBooking/${encodeURIComponent(shopper)}`, { headers })).status).toBe(200);
    expect((await fetch(`${sandbox.apiBase}/users`, { headers })).status).toBe(403);
  });

  test.for(['Bearer', 'Bearer x', 'Bearer sandbox.', 'Bearer sandbox.%E0', 'Bearer sandbox.nobody', 'Basic sandbox.a%40b.com'])(
    'the authorization %s gets 401',
    async (authorization) => {
      expect((await fetch(`${sandbox.apiBase}/users`, { headers: { authorization } })).status).toBe(401);
    },
  );
});

describe('a login with the ID token of the identity service', () => {
  const login = async ({ apiBase }: OpenSandbox, email: string, authorization?: string) =>
    (
      await fetch(`${apiBase}/login`, {
        method: 'POST',
        headers: authorization === undefined ? {} : { authorization },
        body: JSON.stringify({ email }),
      })
    ).status;
  const idTokenOf = (email: string) => `Bearer ${issueIdToken(email)}`;
  const NO_PROOF = [undefined, 'Bearer x', 'Bearer sandboxIdentity.', `Basic ${issueIdToken(shopper)}`, `Bearer ${issueToken(shopper)}`];

  test("gets a token for the ID token's own email only", async () => {
    expect(await login(sandbox, shopper, idTokenOf(shopper))).toBe(200);
    expect(await login(sandbox, shopper, idTokenOf('Shopper@Example.com'))).toBe(200);
    expect(await login(sandbox, admin, idTokenOf(shopper))).toBe(403);
    expect(await login(sandbox, 'nobody', idTokenOf(shopper))).toBe(400);
  });

  test('needs none unless the sandbox requires it, as documented', async () => {
    for (const authorization of NO_PROOF) expect(await login(sandbox, shopper, authorization)).toBe(200);
  });

  test('gets 401 without one if the sandbox requires it', async () => {
    sandbox.close();
    sandbox = await openSandbox({ loginProof: requiredProof });
    for (const authorization of NO_PROOF) expect(await login(sandbox, shopper, authorization)).toBe(401);
    expect(await login(sandbox, shopper, idTokenOf(shopper))).toBe(200);
    expect(await login(sandbox, admin, idTokenOf(shopper))).toBe(403);
  });

  test('does not make the ID token an access token', async () => {
    expect((await fetch(`${sandbox.apiBase}/users`, { headers: { authorization: idTokenOf(admin) } })).status).toBe(401);
  });
});

describe('payment intents', () => {
  test("each has its own client secret, in Stripe's format", async () => {
    const secrets = await Promise.all([1, 2, 3].map(() => sandbox.call('createPaymentIntent', { body: { price: 5 } }, shopper)));
    const texts = secrets.map(({ json }) => (json as { clientSecret: string }).clientSecret);
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text).toMatch(/^pi_\w+_secret_\w+$/);
  });

  test('each is stored with its price as untried, unless the request gets 400', async () => {
    const { json } = await sandbox.call('createPaymentIntent', { body: { price: 12.5 } }, shopper);
    expect((await sandbox.call('createPaymentIntent', { body: { price: 0 } }, shopper)).status).toBe(400);
    const intents = await sandbox.world.read((view) => view.all('intents'));
    expect(intents).toMatchObject([{ ...(json as object), price: 12.5, state: 'declined', message: '' }]);
  });

  test('a reset deletes them', async () => {
    await sandbox.call('createPaymentIntent', { body: { price: 12.5 } }, shopper);
    await sandbox.world.reset();
    expect(await sandbox.world.read((view) => view.all('intents'))).toEqual([]);
  });
});

describe('over HTTP', () => {
  test('emails and ids arrive unchanged: +, %, slash, question mark', async () => {
    const email = 'a+b%25c@example.com';
    await sandbox.call('saveUser', { email, body: { name: 'Odd' } }, email);
    expect((await sandbox.call('getUser', { email }, email)).json).toMatchObject({ email, name: 'Odd' });
    expect((await sandbox.call('checkAdmin', { email }, email)).status).toBe(200);
    const id = '../a/b?c#d%2F é';
    expect((await sandbox.call('getTool', { id })).json).toEqual({ message: `No tool ${id}` });
  });

  test('responds with 400 to a bad encoding, invalid JSON or a missing query', async () => {
    expect((await sandbox.send('GET', '/carTools/%E0%A4%A')).status).toBe(400);
    for (const body of ['', '{', 'name=x', '[]', 'null']) expect((await sandbox.send('POST', '/login', { body })).status).toBe(400);
    expect((await sandbox.send('GET', '/user', { as: shopper })).status).toBe(400);
  });

  test.for([
    ['GET', '/'],
    ['GET', '/carTools/'],
    ['GET', '/cameraProducts'],
    ['DELETE', '/users'],
    ['POST', '/carTools/1'],
    ['PATCH', '/carBookings/1'],
    ['GET', '/products.json'],
  ] as const)('%s %s is undocumented: responds with 501 and logs an error', async ([method, path]) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await sandbox.send(method, path, { as: admin })).toMatchObject({
      status: 501,
      json: { message: expect.stringContaining(path) },
    });
    expect(consoleError).toHaveBeenCalledOnce();
  });

  test('responds with 500 and logs an error when the sandbox itself fails', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(sandbox.world, 'read').mockRejectedValue(new Error('broken'));
    expect((await sandbox.call('listTools', {})).status).toBe(500);
    expect(consoleError).toHaveBeenCalledOnce();
  });
});
