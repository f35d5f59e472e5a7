import type { Platform } from '../ports.ts';
import { pageLocks } from './pageLocks.ts';

/** Acquires a browser lock. Resolves, once it is held, with the function that releases it. */
const take = (manager: LockManager, name: string, signal: AbortSignal | undefined) =>
  new Promise<() => void>((resolve, reject) => {
    manager.request(name, signal ? { signal } : {}, () => new Promise<void>((release) => resolve(release))).catch(reject);
  });

/**
 * Locks across the tabs of a browser, under names that start with `space`. Falls back to locks within this page if the browser has none
 * (plain http) or refuses them (private frames).
 */
export function tabLocks(manager: LockManager | undefined, space: string): Platform['acquireLock'] {
  const here = pageLocks();
  return async (name, signal) => {
    if (!manager) return here(name, signal);
    try {
      return await take(manager, `${space}:${name}`, signal);
    } catch (reason) {
      if (signal?.aborted === true) throw reason;
      return here(name, signal);
    }
  };
}
