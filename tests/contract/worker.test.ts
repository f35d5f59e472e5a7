import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

test('serves the worker file of the installed msw version', () => {
  const installed = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  expect(readFileSync('public-sandbox/mockServiceWorker.js', 'utf8')).toBe(readFileSync(installed, 'utf8'));
});

/** Returns the URLs that the sandbox's worker, registered for `scope`, passes to MSW's worker. */
function urlsPassedToMsw(scope: string, urls: readonly string[]): string[] {
  const listeners: ((event: object) => void)[] = [];
  const self = {
    registration: { scope },
    location: new URL('sandboxWorker.js', scope),
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
  };
  const seen: string[] = [];
  const importScripts = (path: string) => {
    expect(path).toBe('mockServiceWorker.js');
    self.addEventListener('fetch', (event) => seen.push((event as { request: { url: string } }).request.url));
  };
  runInNewContext(readFileSync('public-sandbox/sandboxWorker.js', 'utf8'), { self, importScripts, URL });
  for (const url of urls) {
    let isStopped = false;
    const event = { request: { url }, stopImmediatePropagation: () => (isStopped = true) };
    for (const listener of listeners) if (!isStopped) listener(event);
  }
  return seen;
}

test.each(['https://demo.example/', 'https://demo.example/shop/'])("below %s, only calls are passed to msw's worker", (site) => {
  const calls = ['api', 'api/carTools', 'api/carTools/1?x=y', 'api/no/such/call', 'products.json'].map((path) => site + path);
  const others = ['', 'assets/main-1.js', 'apiary', 'pictures/api/a.webp', 'products.jsonp', 'dashboard/api/x'].map((path) => site + path);
  const elsewhere = ['https://other.example/api/carTools', 'https://demo.example/elsewhere/api/carTools'];
  expect(urlsPassedToMsw(site, [...others, ...calls, ...elsewhere])).toEqual(calls);
});
