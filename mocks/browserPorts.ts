import { createQueue } from './queue.ts';
import type { WorldChannel, WorldLocks } from './worldPorts.ts';

/** One work at a time among all tabs of this browser; where there are no locks, in this page at least. */
export function browserLocks(name: string): WorldLocks {
  if (!('locks' in navigator)) return createQueue();
  return { run: async (work) => navigator.locks.request(name, work) };
}

/** Reaches the other tabs of this browser. */
export function browserChannel(name: string): WorldChannel {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name, windows have
    announce: (news) => channel.postMessage(news),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data === 'reset' ? 'reset' : 'changed')),
  };
}
