import { expect, test, vi } from 'vitest';
import { unregisterSandboxWorker } from './unregisterSandboxWorker.ts';

const registered = (scriptURL: string, state: 'active' | 'waiting' | 'installing' = 'active') => {
  const registration = { active: null, waiting: null, installing: null, [state]: { scriptURL }, unregister: vi.fn(async () => true) };
  return { registration, workers: { getRegistration: async () => registration as unknown as ServiceWorkerRegistration } };
};

test.each([
  ['sandboxWorker.js', 'active'],
  ['sandboxWorker.js', 'waiting'],
  ['sandboxWorker.js', 'installing'],
  ['mockServiceWorker.js', 'active'],
] as const)("unregisters a demo's worker: %s, %s", async (name, state) => {
  const { registration, workers } = registered(`https://shop.example/demo/${name}`, state);
  await unregisterSandboxWorker(workers);
  expect(registration.unregister).toHaveBeenCalledOnce();
});

test('keeps any other worker', async () => {
  const { registration, workers } = registered('https://shop.example/sw.js?sandboxWorker.js');
  await unregisterSandboxWorker(workers);
  expect(registration.unregister).not.toHaveBeenCalled();
});

test('does nothing if there is no worker, no support for workers, or workers are blocked', async () => {
  await unregisterSandboxWorker({ getRegistration: async () => undefined });
  await unregisterSandboxWorker(undefined);
  await expect(unregisterSandboxWorker({ getRegistration: () => Promise.reject(new Error('SecurityError')) })).resolves.toBeUndefined();
});
