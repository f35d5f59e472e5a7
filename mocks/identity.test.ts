import { expect, test, vi } from 'vitest';
import type { Drawer } from '#app/services/ports.ts';
import type { Identity } from '#contract/entities/identity.ts';
import { createSandboxIdentity } from './identity.ts';

const sam = { email: 'sam@example.com', displayName: 'Sam', photoURL: 'pictures/1f468.webp' };
const ines = { email: 'ines@example.com', displayName: 'Inês', photoURL: '' };
const accounts = [{ ...sam, password: 'secret1' }, ines];

function memoryDrawer(): Drawer {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}

const open = ({ drawer = memoryDrawer(), chosen = null }: { drawer?: Drawer; chosen?: Identity | null } = {}) =>
  createSandboxIdentity({ accounts, drawer, choose: () => Promise.resolve(chosen) });

test('tells soon, but not at once, that nobody is signed in', async () => {
  const heard = vi.fn<(identity: Identity | null) => void>();
  open().watch(heard);
  expect(heard).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(heard.mock.calls).toEqual([[null]]);
});

test('signs in and out, tells those who watch, and no one who has stopped', async () => {
  const identity = open();
  const heard = vi.fn<(identity: Identity | null) => void>();
  const stop = identity.watch(heard);
  await Promise.resolve();
  expect(await identity.signIn({ email: 'SAM@example.com', password: 'secret1' })).toEqual(sam);
  await identity.signOut();
  stop();
  await identity.signIn({ email: sam.email, password: 'secret1' });
  expect(heard.mock.calls).toEqual([[null], [sam], [null]]);
});

test('whoever stops watching before the first word hears nothing', async () => {
  const heard = vi.fn<() => void>();
  open().watch(heard)();
  await Promise.resolve();
  expect(heard).not.toHaveBeenCalled();
});

test.for([
  ['an unknown person', 'eve@example.com', 'secret1'],
  ['a wrong password', sam.email, 'secret2'],
  ['an account without a password', ines.email, ''],
] as const)('refuses %s, and does not say which it was', async ([, email, password]) => {
  const drawer = memoryDrawer();
  await expect(open({ drawer }).signIn({ email, password })).rejects.toMatchObject({ name: 'IdentityError', code: 'invalid-credential' });
  expect(drawer.keys()).toEqual([]);
});

test('stays signed in over a reload of the tab, and keeps no password', async () => {
  const drawer = memoryDrawer();
  await open({ drawer }).signIn({ email: sam.email, password: 'secret1' });
  const heard = vi.fn<(identity: Identity | null) => void>();
  open({ drawer }).watch(heard);
  await Promise.resolve();
  expect(heard.mock.calls).toEqual([[sam]]);
  expect(drawer.keys().map((key) => drawer.read(key))).toEqual([sam.email]);
});

test('continues with Google as the person who was chosen, or refuses as a closed popup does', async () => {
  expect(await open({ chosen: ines }).signInWithGoogle()).toEqual(ines);
  await expect(open().signInWithGoogle()).rejects.toMatchObject({ name: 'IdentityError', code: 'popup-closed-by-user' });
});
