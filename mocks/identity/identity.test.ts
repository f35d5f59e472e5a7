import { describe, expect, test, vi } from 'vitest';
import type { Identity } from '#contract/entities/identity.ts';
import { memoryKeyValueStore } from '../store/memoryKeyValueStore.ts';
import { memoryStore } from '../store/memoryStore.ts';
import { createQueue } from '../store/queue.ts';
import { createWorld } from '../store/world.ts';
import { readIdToken } from './tokens.ts';
import { createSandboxIdentity, type SandboxIdentityOptions } from './identity.ts';

const sam = { email: 'sam@example.com', displayName: 'Sam', photoURL: 'pictures/1f468.webp' };
const ines = { email: 'ines@example.com', displayName: 'Inês', photoURL: '' };
const accounts = [{ ...sam, password: 'secret1' }, ines];

const newWorld = () => createWorld({ store: memoryStore(), lock: createQueue() });
const world = await newWorld();

const open = (options: Partial<SandboxIdentityOptions> & { chosen?: Identity | null } = {}) =>
  createSandboxIdentity({
    accounts,
    world,
    store: memoryKeyValueStore(),
    chooseAccount: () => Promise.resolve(options.chosen ?? null),
    ...options,
  });

test('reports asynchronously that no user is signed in', async () => {
  const listener = vi.fn<(identity: Identity | null) => void>();
  open().watch(listener);
  expect(listener).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(listener.mock.calls).toEqual([[null]]);
});

test('signs in and out, and notifies watchers until they unsubscribe', async () => {
  const identity = open();
  const listener = vi.fn<(identity: Identity | null) => void>();
  const stop = identity.watch(listener);
  await Promise.resolve();
  expect(await identity.signIn({ email: 'SAM@example.com', password: 'secret1' })).toEqual(sam);
  await identity.signOut();
  stop();
  await identity.signIn({ email: sam.email, password: 'secret1' });
  expect(listener.mock.calls).toEqual([[null], [sam], [null]]);
});

test('does not notify a watcher that unsubscribes before the first report', async () => {
  const listener = vi.fn<() => void>();
  open().watch(listener)();
  await Promise.resolve();
  expect(listener).not.toHaveBeenCalled();
});

test.for([
  ['an unknown person', 'eve@example.com', 'secret1'],
  ['a wrong password', sam.email, 'secret2'],
  ['an account without a password', ines.email, ''],
] as const)('rejects %s, and does not reveal which was wrong', async ([, email, password]) => {
  const store = memoryKeyValueStore();
  await expect(open({ store }).signIn({ email, password })).rejects.toMatchObject({ name: 'IdentityError', code: 'invalid-credential' });
  expect(store.keys()).toEqual([]);
});

test('stays signed in after a reload of the tab, and stores no password', async () => {
  const store = memoryKeyValueStore();
  await open({ store }).signIn({ email: sam.email, password: 'secret1' });
  const listener = vi.fn<(identity: Identity | null) => void>();
  open({ store }).watch(listener);
  await Promise.resolve();
  expect(listener.mock.calls).toEqual([[sam]]);
  expect(store.keys().map((key) => store.read(key))).toEqual([sam.email]);
});

test('signs in with the chosen Google account, or rejects like a closed popup', async () => {
  expect(await open({ chosen: ines }).signInWithGoogle()).toEqual(ines);
  await expect(open().signInWithGoogle()).rejects.toMatchObject({ name: 'IdentityError', code: 'popup-closed-by-user' });
});

test('gives an ID token of the signed-in account, and of no other', async () => {
  const store = memoryKeyValueStore();
  const identity = open({ store });
  expect(await identity.getIdToken(sam.email)).toBeUndefined();
  await identity.signIn({ email: sam.email, password: 'secret1' });
  const idToken = await identity.getIdToken('SAM@example.com');
  expect(readIdToken(idToken ?? '')).toBe(sam.email);
  expect(await identity.getIdToken(ines.email)).toBeUndefined();
  expect(store.keys().map((key) => store.read(key))).not.toContain(idToken);
  await identity.signOut();
  expect(await identity.getIdToken(sam.email)).toBeUndefined();
});

describe('signing up', () => {
  const form = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'secret1' };
  const ada = { email: form.email, displayName: form.name, photoURL: '' };

  test('creates the account with its name, signs in and notifies watchers', async () => {
    const store = memoryKeyValueStore();
    const identity = open({ world: await newWorld(), store });
    const listener = vi.fn<(identity: Identity | null) => void>();
    identity.watch(listener);
    expect(await identity.signUp(form)).toEqual(ada);
    expect(listener.mock.calls).toEqual([[null], [ada]]);
    expect(store.keys().map((key) => store.read(key))).toEqual([ada.email]);
  });

  test('the account exists after a reload and in other tabs, and needs its password', async () => {
    const shared = { store: memoryStore(), lock: createQueue() };
    const store = memoryKeyValueStore();
    await open({ world: await createWorld(shared), store }).signUp(form);
    const listener = vi.fn<(identity: Identity | null) => void>();
    open({ world: await createWorld(shared), store }).watch(listener);
    await expect.poll(() => listener.mock.calls).toEqual([[ada]]);
    const otherTab = open({ world: await createWorld(shared) });
    await expect(otherTab.signIn({ email: form.email, password: 'secret2' })).rejects.toMatchObject({ code: 'invalid-credential' });
    expect(await otherTab.signIn({ email: 'ADA@example.com', password: form.password })).toEqual(ada);
  });

  test('does not store the password', async () => {
    const store = memoryStore();
    await open({ world: await createWorld({ store, lock: createQueue() }) }).signUp(form);
    expect(await store.read()).toContain(form.email);
    expect(await store.read()).not.toContain(form.password);
  });

  test.for([
    ['email-already-in-use', { email: 'SAM@example.com' }],
    ['email-already-in-use', { email: ' Taken@example.com' }],
    ['weak-password', { password: '12345' }],
    ['invalid-email', { email: 'ada' }],
  ] as const)('%s: %j', async ([code, change]) => {
    const world = await newWorld();
    await open({ world }).signUp({ ...form, email: 'taken@example.com' });
    const store = memoryKeyValueStore();
    await expect(open({ world, store }).signUp({ ...form, ...change })).rejects.toMatchObject({ name: 'IdentityError', code });
    expect(store.keys()).toEqual([]);
    expect(await world.read((view) => view.all('accounts').length)).toBe(1);
  });

  test('only one of two tabs can sign up with the same email', async () => {
    const world = await newWorld();
    const outcomes = await Promise.allSettled([open({ world }).signUp(form), open({ world }).signUp(form)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a reset deletes the account and signs it out, but demo accounts stay signed in', async () => {
    const world = await newWorld();
    const created = open({ world });
    const seeded = open({ world });
    await created.signUp(form);
    await seeded.signIn({ email: sam.email, password: 'secret1' });
    const [createdListener, seededListener] = [vi.fn<(identity: Identity | null) => void>(), vi.fn<(identity: Identity | null) => void>()];
    created.watch(createdListener);
    seeded.watch(seededListener);
    await world.reset();
    await expect.poll(() => createdListener.mock.lastCall).toEqual([null]);
    expect(seededListener.mock.calls).toEqual([[sam]]);
    await expect(created.signIn(form)).rejects.toMatchObject({ code: 'invalid-credential' });
  });
});

test('signs in as a person without a password, and notifies watchers', async () => {
  const store = memoryKeyValueStore();
  const identity = open({ store });
  const listener = vi.fn<(identity: Identity | null) => void>();
  identity.watch(listener);
  await identity.signInAs('INES@example.com');
  expect(listener).toHaveBeenLastCalledWith(ines);
  expect(readIdToken((await identity.getIdToken(ines.email)) ?? '')).toBe(ines.email);
  await identity.signInAs(sam.email);
  expect(listener).toHaveBeenLastCalledWith(sam);
});

test('signs in as nobody who has no account, and the user stays', async () => {
  const identity = open();
  await identity.signInAs(sam.email);
  await expect(identity.signInAs('nobody@example.com')).rejects.toThrow('There is no account of nobody@example.com.');
  expect(await identity.getIdToken(sam.email)).toBeDefined();
});
