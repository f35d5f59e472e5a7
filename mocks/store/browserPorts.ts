import { createQueue } from './queue.ts';
import type { WorldChannel, WorldLocks } from './worldPorts.ts';

/** Runs one task at a time across all tabs of this browser, or only within this page if the browser has no Web Locks. */
export function browserLocks(name: string): WorldLocks {
  if (!('locks' in navigator)) return createQueue();
  return { run: async (work) => navigator.locks.request(name, work) };
}

/** Notifies the other tabs of this browser. */
export function browserChannel(name: string): WorldChannel {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel takes no target origin
    announce: (news) => channel.postMessage(news),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data === 'reset' ? 'reset' : 'changed')),
  };
}
