import { beforeEach, expect, test, vi } from 'vitest';
import { unregisterSandboxWorker } from './unregisterSandboxWorker.ts';

const stored = { delete: vi.fn(async (_name: string) => true) };
beforeEach(() => void stored.delete.mockClear());

const registered = (scriptURL: string, state: 'active' | 'waiting' | 'installing' = 'active') => {
  const registration = {
    active: null,
    waiting: null,
    installing: null,
    [state]: { scriptURL },
    scope: 'https://shop.example/demo/',
    unregister: vi.fn(async () => true),
  };
  return { registration, workers: { getRegistration: async () => registration as unknown as ServiceWorkerRegistration } };
};

test.each([
  ['sandboxWorker.js', 'active'],
  ['sandboxWorker.js', 'waiting'],
  ['sandboxWorker.js', 'installing'],
  ['mockServiceWorker.js', 'active'],
] as const)("unregisters a demo's worker, and removes its files: %s, %s", async (name, state) => {
  const { registration, workers } = registered(`https://shop.example/demo/${name}`, state);
  await unregisterSandboxWorker(workers, stored);
  expect(registration.unregister).toHaveBeenCalledOnce();
  expect(stored.delete).toHaveBeenCalledExactlyOnceWith('gadget-garage sandbox /demo/');
});

test('keeps any other worker', async () => {
  const { registration, workers } = registered('https://shop.example/sw.js?sandboxWorker.js');
  await unregisterSandboxWorker(workers, stored);
  expect(registration.unregister).not.toHaveBeenCalled();
  expect(stored.delete).not.toHaveBeenCalled();
});

test('does nothing if there is no worker, no support for workers, or workers are blocked', async () => {
  await unregisterSandboxWorker({ getRegistration: async () => undefined }, stored);
  await unregisterSandboxWorker(undefined, stored);
  await expect(
    unregisterSandboxWorker({ getRegistration: () => Promise.reject(new Error('SecurityError')) }, stored),
  ).resolves.toBeUndefined();
});
