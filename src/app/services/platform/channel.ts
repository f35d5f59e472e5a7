import type { Platform } from '../ports.ts';

/** Word to and from the other tabs of this browser; silence where the browser has no channel or refuses it. */
export function tabChannel(open: () => BroadcastChannel): Pick<Platform, 'broadcast' | 'onBroadcast'> {
  let channel: BroadcastChannel | null = null;
  try {
    channel = open();
  } catch {
    // Nobody can be told, so nobody is.
  }
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name, windows have
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
