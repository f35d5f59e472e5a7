import type { Platform } from '../ports.ts';
import { unlessAborted } from '../unlessAborted.ts';

/** Acquires a browser lock. Resolves, once it is held, with the function that releases it. */
const requestLock = (manager: LockManager, name: string, signal: AbortSignal | undefined) =>
  new Promise<() => void>((resolve, reject) => {
    manager.request(name, signal ? { signal } : {}, () => new Promise<void>((release) => resolve(release))).catch(reject);
  });

/**
 * Creates locks that the tabs of a browser share, under names that start with `space`. Falls back to locks within this page if the browser
 * has none (plain http) or refuses them (private frames).
 */
export function tabLocks(manager: LockManager | undefined, space: string): Platform['acquireLock'] {
  const fallback = pageLocks();
  return async (name, signal) => {
    if (!manager) return fallback(name, signal);
    try {
      return await requestLock(manager, `${space}:${name}`, signal);
    } catch (reason) {
      if (signal?.aborted === true) throw reason;
      return fallback(name, signal);
    }
  };
}

const noop = () => {};

/** Locks within one page, first come first served, for browsers without locks across tabs. */
export function pageLocks(): Platform['acquireLock'] {
  const lastInLine = new Map<string, Promise<void>>();
  return async (name, signal) => {
    let release = noop;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const before = lastInLine.get(name) ?? Promise.resolve();
    const line = before.then(() => held);
    lastInLine.set(name, line);
    void line.then(() => lastInLine.get(name) === line && lastInLine.delete(name));
    try {
      await unlessAborted(before, signal);
    } catch (reason) {
      release();
      throw reason;
    }
    return release;
  };
}
