import type { Platform } from '../ports.ts';

/** Sends messages to the other tabs of this browser and receives theirs. Does nothing if BroadcastChannel is missing or blocked. */
export function tabChannel(open: () => BroadcastChannel): Pick<Platform, 'broadcast' | 'onBroadcast'> {
  let channel: BroadcastChannel | null = null;
  try {
    channel = open();
  } catch {
    // Without a channel, broadcasts do nothing.
  }
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take a target origin, channels do not
    broadcast: (topic) => channel?.postMessage(topic),
    onBroadcast(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}
