import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const scripts: Record<string, string> = {
  'mockServiceWorker.js': createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'),
  'sandboxWorker.js': 'public-sandbox/sandboxWorker.js',
};

/** @param name of a script that the site serves */
const readScript = (name: string) => readFileSync(scripts[name] ?? name, 'utf8');

/** Returns the URLs that the sandbox's worker, registered for `scope`, passes to MSW's worker. */
function urlsPassedToMsw(scope: string, urls: readonly string[], mode: RequestMode = 'cors'): string[] {
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
  runInNewContext(readScript('sandboxWorker.js'), { self, importScripts, URL });
  for (const url of urls) {
    let isStopped = false;
    const event = { request: { url, mode }, stopImmediatePropagation: () => (isStopped = true) };
    for (const listener of listeners) if (!isStopped) listener(event);
  }
  return seen;
}

test.each(['https://demo.example/', 'https://demo.example/shop/'])("below %s, only calls are passed to msw's worker", (site) => {
  const calls = ['api', 'api/carTools', 'api/carTools/1?x=y', 'api/no/such/call', 'products.json'].map((path) => site + path);
  const others = ['', 'assets/main-1.js', 'apiary', 'pictures/api/a.webp', 'products.jsonp', 'dashboard/api/x'].map((path) => site + path);
  const elsewhere = ['https://other.example/api/carTools', 'https://demo.example/elsewhere/api/carTools'];
  expect(urlsPassedToMsw(site, [...others, ...calls, ...elsewhere])).toEqual(calls);
  expect(urlsPassedToMsw(site, calls, 'navigate')).toEqual([]);
});

/** Runs a worker's script in the place of a browser, for the only page that it has. */
function runForOnePage(script: string) {
  const page = { id: 'page', postMessage: () => {} };
  const unregister = vi.fn<() => Promise<boolean>>(async () => true);
  const self = Object.assign(new EventTarget(), {
    location: new URL('https://demo.example/'),
    registration: { scope: 'https://demo.example/', unregister },
    clients: { get: async () => page, matchAll: async () => [page] },
  });
  const caches = { open: async () => ({ match: async () => undefined, put: async () => {} }), delete: async () => true };
  const globals = { self, addEventListener: self.addEventListener.bind(self), caches, URL, Response };
  const importScripts = (path: string): unknown => runInNewContext(readScript(path), { ...globals, importScripts });
  importScripts(script);
  return {
    unregister,
    /** Sends a message of the page. Resolves when the worker has handled it. */
    async send(data: string) {
      const work: Promise<unknown>[] = [];
      const message = { data, source: page, waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
      self.dispatchEvent(Object.assign(new Event('message'), message));
      await Promise.all(work);
    },
  };
}

test("the sandbox's worker stays registered when the only tab is reloaded, which closes its page", async () => {
  const msw = runForOnePage('mockServiceWorker.js');
  await msw.send('CLIENT_CLOSE');
  expect(msw.unregister).toHaveBeenCalledOnce();
  const sandbox = runForOnePage('sandboxWorker.js');
  await sandbox.send('CLIENT_CLOSE');
  expect(sandbox.unregister).not.toHaveBeenCalled();
});
