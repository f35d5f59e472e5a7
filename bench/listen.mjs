import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listenLocally } from '../scripts/listenLocally.mjs';
import { LATENCY } from './link.mjs';

/**
 * True for the requests that DevTools does not shape: a CORS preflight, and the script of a service worker. The page waits for both.
 * @param {import('node:http').IncomingMessage} request
 */
const isUnshaped = ({ method, headers }) => method === 'OPTIONS' || headers['service-worker'] === 'script';

/**
 * Starts a server on any free port of 127.0.0.1. Delays what the browser does not.
 * @param {import('node:http').RequestListener} listener
 * @returns {Promise<{ address: string, port: number, close: () => void }>}
 */
export function listen(listener) {
  const server = createServer((request, response) => {
    if (isUnshaped(request)) void wait(LATENCY).then(() => listener(request, response));
    else listener(request, response);
  });
  return listenLocally(server);
}
