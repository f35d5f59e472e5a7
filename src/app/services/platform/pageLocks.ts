import type { Platform } from '../ports.ts';
import { unlessAborted } from '../unlessAborted.ts';

const nothing = () => {};

/** Locks within one page, first come first served, for browsers without locks across tabs. */
export function pageLocks(): Platform['acquireLock'] {
  const lastInLine = new Map<string, Promise<void>>();
  return async (name, signal) => {
    let release = nothing;
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
