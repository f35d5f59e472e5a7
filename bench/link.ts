// The slow mobile network that all measurements apply to.
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import { listenLocally } from '../scripts/check/listenLocally.ts';

/** Milliseconds from a request to the first byte of its response. */
const LATENCY = 150;

/** In bytes per second: 1.6 Mbps down and 750 kbps up. */
const LINK = { offline: false, latency: LATENCY, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/**
 * Shapes all traffic of a page, of its service worker and of its other workers. The servers delay the few requests that
 * this misses (`listen`).
 */
export async function shapeTraffic(devTools: CDPSession) {
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', LINK);
  devTools.on('Target.attachedToTarget', ({ sessionId }) => {
    const commands = [
      { method: 'Network.enable', params: {} },
      { method: 'Network.emulateNetworkConditions', params: LINK },
      { method: 'Runtime.runIfWaitingForDebugger', params: {} },
    ];
    for (const [id, command] of commands.entries())
      devTools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, ...command }) }).catch(() => {});
  });
  // Not flat, because Playwright has no sessions for the targets that are attached here.
  await devTools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false });
}

/** True for the requests that DevTools does not shape: a CORS preflight, and the script of a service worker. The page waits for both. */
const isUnshaped = ({ method, headers }: IncomingMessage) => method === 'OPTIONS' || headers['service-worker'] === 'script';

/** Starts a server on any free port of 127.0.0.1. Delays the requests that DevTools does not. */
export function listen(listener: RequestListener): Promise<{ address: string; port: number; close: () => void }> {
  const server = createServer((request, response) => {
    if (isUnshaped(request)) void wait(LATENCY).then(() => listener(request, response));
    else listener(request, response);
  });
  return listenLocally(server);
}
