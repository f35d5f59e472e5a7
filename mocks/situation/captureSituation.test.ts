import { expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import { demoSeed, largeSeed } from '../data/seed.ts';
import { accounts } from '../data/accounts.ts';
import { createSandboxCards } from '../payments/cards.ts';
import { memoryKeyValueStore } from '../store/memoryKeyValueStore.ts';
import { captureSituation, keepSandbox } from './captureSituation.ts';
import { findSituation } from './findSituation.ts';
import { encodeSituation, FRAGMENT } from './link.ts';
import { namedSituations } from './namedSituations.ts';
import { emptySituation, readSituation, type Situation, situationTables } from './situation.ts';
import { enterSituation, readPerson, tabWorld, writePerson } from './tab.ts';

const SECRET = 'correct horse battery staple';
const CARD = '4242424242424242';
const noon = new Date(2026, 10, 27, 12).getTime();

const capture = ({ world, faults }: Sandbox, fields: Partial<Situation> = {}) =>
  captureSituation({ ...emptySituation(), ...fields, world, faults, seed: fields.world ?? demoSeed });

/** All rows that a situation has. */
const rowsOf = ({ world }: Sandbox) =>
  world.read((view) => Object.fromEntries(situationTables.filter((name) => name !== 'accounts').map((name) => [name, view.all(name)])));

const post = (sandbox: Sandbox, path: string, body: object, email = '') =>
  sandbox.fetch(`${sandbox.apiBase}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer sandbox.${encodeURIComponent(email)}`,
      'Idempotency-Key': 'key-1',
    },
    body: JSON.stringify(body),
  });

/** A sandbox in which somebody has signed up, booked and paid. */
async function busySandbox() {
  const store = memoryKeyValueStore();
  const sandbox = await createSandbox({ store });
  await sandbox.identity.signUp({ name: 'Ada', email: 'ada@example.com', password: SECRET });
  const email = 'ada@example.com';
  const booking = { name: 'Lamp', email, quantity: 1, price: 42, date: '2026-12-24', address: '1 Garage Lane', phone: '+1 555 0100' };
  const booked = await post(sandbox, '/carBooking', booking, email);
  expect(booked.status).toBe(200);
  const paying = await post(sandbox, '/create-payment-intent', { price: 42 }, email);
  const { clientSecret } = (await paying.json()) as { clientSecret: string };
  const field = { CardField: () => null, read: () => ({ number: CARD, expiry: '1230', cvc: '123' }) };
  const cards = createSandboxCards({ world: sandbox.world, confirmCharge: async () => true, now: () => noon, field });
  const method = await cards.createPaymentMethod({ name: 'Ada', email, phone: '' });
  const paymentMethodId = method.state === 'created' ? method.paymentMethodId : '';
  expect(await cards.confirmPayment({ clientSecret, paymentMethodId })).toMatchObject({ state: 'succeeded' });
  await sandbox.world.write((transaction) => transaction.remove('tools', '64f0a1c2e4b0000000000003'));
  return { sandbox, store, clientSecret };
}

test('a sandbox that starts from a captured situation has the same rows, and new ones have new ids', async () => {
  const { sandbox, store } = await busySandbox();
  const situation = await capture(sandbox, readPerson(store));
  const again = await createSandbox({ situation: await encodeSituation(situation) });
  expect(await rowsOf(again)).toEqual(await rowsOf(sandbox));
  expect(await capture(again, { person: situation.person })).toEqual(situation);
  const id = await again.world.write((transaction) => transaction.newId());
  expect(JSON.stringify(situation)).not.toContain(id);
  await again.world.write((transaction) => transaction.remove('bookings', '64f0a1c2e4b0000000000501'));
  await again.world.reset();
  expect(await rowsOf(again)).toEqual(await rowsOf(sandbox));
});

test('a new row has the same id as it would have had, also after a payment and a reset, so that a replay is at the same addresses', async () => {
  const { sandbox } = await busySandbox();
  const newId = ({ world }: Sandbox) => world.write((transaction) => transaction.newId());
  const again = async () => createSandbox({ situation: await encodeSituation(await capture(sandbox)) });
  expect(await newId(await again())).toBe(await newId(sandbox));
  await sandbox.world.reset();
  expect(await newId(await again())).toBe(await newId(sandbox));
});

test('a sandbox that was kept is made as it was then, although its rows have changed since', async () => {
  const { sandbox } = await busySandbox();
  const situation = await capture(sandbox);
  const kept = await keepSandbox({ ...emptySituation(), world: sandbox.world, faults: sandbox.faults, seed: demoSeed });
  await sandbox.world.write((transaction) => {
    for (const booking of transaction.all('bookings')) transaction.put('bookings', { ...booking, quantity: 77 });
    for (const { _id } of transaction.all('tools')) transaction.remove('tools', _id);
  });
  expect(await capture(sandbox)).not.toEqual(situation);
  expect(await kept()).toEqual(situation);
});

test('somebody who signed up is the person of the situation, but no password signs them in there', async () => {
  const { sandbox, store } = await busySandbox();
  const again = await createSandbox({ situation: await capture(sandbox, readPerson(store)) });
  const identity = await new Promise((resolve) => void again.identity.watch(resolve));
  expect(identity).toEqual({ email: 'ada@example.com', displayName: 'Ada', photoURL: '' });
  for (const password of [SECRET, ''])
    await expect(again.identity.signIn({ email: 'ada@example.com', password })).rejects.toMatchObject({ code: 'invalid-credential' });
  await expect(again.identity.signUp({ name: 'Ada', email: 'ada@example.com', password: SECRET })).rejects.toMatchObject({
    code: 'email-already-in-use',
  });
});

test('no password, digest, salt, token, client secret, stored answer or card is in a situation', async () => {
  const { sandbox, store, clientSecret } = await busySandbox();
  const [account] = await sandbox.world.read((view) => view.all('accounts'));
  const situation = await capture(sandbox, readPerson(store));
  const decoded = await findSituation(FRAGMENT + (await encodeSituation(situation)), 0);
  const text = JSON.stringify([situation, decoded]);
  expect(text).toContain('ada@example.com');
  const passwords = accounts.flatMap(({ password }) => password ?? []);
  expect(passwords).not.toEqual([]);
  const secrets = [SECRET, ...passwords, account?.digest, account?.salt, clientSecret, '_secret_', 'key-1', CARD, 'sandbox.', 'Bearer'];
  for (const secret of secrets) {
    expect(secret).toBeTruthy();
    expect(text).not.toContain(secret);
  }
});

test('a record that brings secrets along does not get them into the world', () => {
  const account = { _id: '1', email: 'eve@example.com', displayName: 'Eve', photoURL: '', salt: 'pepper', digest: 'cafe' };
  const { situation, problem } = readSituation({
    ...emptySituation(),
    changes: { accounts: { puts: [account] }, intents: { puts: [{ _id: '2', clientSecret: 'pi_2_secret_3' }] } },
  });
  expect(JSON.stringify(situation)).not.toMatch(/pepper|cafe|_secret_/);
  expect(problem).toBe("This situation was opened without its table 'intents'.");
});

test.for<[faults: string, calls: number, left: string]>([
  ['listTools:500:once', 0, 'listTools:500:once'],
  ['listTools:500:once,*:slow:1', 1, '*:slow:1'],
  ['listTools:500:3', 1, 'listTools:500:2'],
  ['listTools:500', 2, 'listTools:500'],
])('of the faults %s, %d calls leave %j', async ([faults, calls, left]) => {
  const sandbox = await createSandbox({ faults });
  for (let call = 0; call < calls; call += 1) await sandbox.fetch(`${sandbox.apiBase}/carTools`);
  expect((await capture(sandbox)).faults).toBe(left);
});

test('the path keeps its query, but not what chooses a world, faults or a situation', async () => {
  const sandbox = await createSandbox();
  const path = '/showAllProducts?q=a%20b&world=large&faults=*:500&situation=empty-shop&tour=book-and-pay#top';
  expect((await capture(sandbox, { path })).path).toBe('/showAllProducts?q=a+b');
});

test('a tab keeps its situation, and only the drafts of its person are captured', () => {
  const tab = memoryKeyValueStore();
  tab.write('draft:["ines@mail.studio.example.org","review",""]', '{"description":"of somebody else"}');
  const drafts = [{ form: 'booking' as const, id: '7', typed: { quantity: '3' } }];
  const situation = { ...emptySituation(), world: largeSeed, person: 'shopper@example.com', clock: 5000, drafts };
  expect(tabWorld(tab)).toBeNull();
  enterSituation(tab, situation);
  expect(readPerson(tab)).toEqual({ person: 'shopper@example.com', clock: 5000, drafts });
  tab.write('draft:["ines@mail.studio.example.org","review",""]', '{"description":"of somebody else"}');
  tab.write('draft:["shopper@example.com","review",""]', 'damaged');
  expect(readPerson(tab).drafts).toEqual(drafts);
  expect(tabWorld(tab)).toMatchObject({ seed: largeSeed });
  tab.write('sandbox situation', 'damaged');
  expect(tabWorld(tab)).toBeNull();
  writePerson(tab, emptySituation());
  expect(readPerson(tab)).toEqual({ person: null, clock: 0, drafts: [] });
});

test.for(Object.entries(namedSituations))('%s is a whole situation with a sentence, and fits a link', async ([, { purpose, open }]) => {
  expect(purpose).toMatch(/^For .+: .+\.$/);
  const situation = open(noon);
  expect(readSituation(structuredClone(situation))).toEqual({ situation, problem: null });
  const text = await encodeSituation(situation);
  expect(text.length).toBeLessThan(8000);
  expect(await findSituation(FRAGMENT + text, 0)).toEqual({ situation, problem: null });
  // The rows have ids too.
  const { nextId } = situation;
  expect({ ...(await capture(await createSandbox({ situation }), situation)), nextId }).toEqual(situation);
});

test('the clocks of the named situations are a minute before midnight, and half past eight on a Monday', () => {
  for (let day = 0; day < 7; day += 1) {
    const now = noon + day * 24 * 60 * 60 * 1000;
    const clockOf = (name: string) => new Date(now + (namedSituations[name]?.open(now).clock ?? 0)).toString();
    expect(clockOf('before-midnight')).toMatch(new RegExp(`^${new Date(now).toDateString()} 23:59:00`));
    expect(clockOf('busy-monday')).toMatch(/^Mon .* 08:30:00/);
  }
});
