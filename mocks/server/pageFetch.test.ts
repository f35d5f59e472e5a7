import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from './endpoints.ts';
import { jsonResponse } from './jsonResponse.ts';
import { createPageFetch } from './pageFetch.ts';

const SITE = 'https://shop.test';
const never = new Promise<never>(() => {});

const endpoint = (method: Endpoint['method'], path: string, respond: Endpoint['respond']): Endpoint => ({
  method,
  matches: ({ url }) => url === `${SITE}${path}`,
  respond,
});

const pageFetch = createPageFetch([
  endpoint('put', '/api/echo', async (request) => jsonResponse(await request.json())),
  endpoint('get', '/api/echo', async () => jsonResponse('nothing')),
  endpoint('all', '/api/lost', async () => Response.error()),
  endpoint('get', '/api/silent', () => never),
  endpoint('all', '/api/moved', async () => new Response(null, { status: 302, headers: { Location: `${SITE}/` } })),
]);

const server = vi.spyOn(globalThis, 'fetch');
afterEach(() => server.mockReset());

describe('a fetch that is answered within the page', () => {
  test('resolves with the answer of the endpoint, and asks no server', async () => {
    const response = await pageFetch(`${SITE}/api/echo`, { method: 'PUT', body: '{"quantity":4}' });
    expect(await response.json()).toEqual({ quantity: 4 });
    expect(server).not.toHaveBeenCalled();
  });

  test('finds the endpoint by its method', async () => {
    expect(await (await pageFetch(`${SITE}/api/echo`)).json()).toBe('nothing');
  });

  test('rejects as the network does when the answer is lost', async () => {
    await expect(pageFetch(`${SITE}/api/lost`)).rejects.toThrow(TypeError);
  });

  test('rejects with the reason of the signal, before and while it waits', async () => {
    const reason = new Error('too slow');
    await expect(pageFetch(`${SITE}/api/silent`, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const late = new AbortController();
    const pending = pageFetch(`${SITE}/api/silent`, { signal: late.signal });
    late.abort(reason);
    await expect(pending).rejects.toBe(reason);
  });

  test('follows a redirect to the server, unless the call forbids it', async () => {
    server.mockResolvedValue(new Response('the home page'));
    expect(await (await pageFetch(`${SITE}/api/moved`)).text()).toBe('the home page');
    await expect(pageFetch(`${SITE}/api/moved`, { method: 'PUT', redirect: 'error' })).rejects.toThrow(TypeError);
    expect(server).toHaveBeenCalledOnce();
  });

  test('sends a request without an endpoint to the server', async () => {
    server.mockResolvedValue(new Response('a picture'));
    expect(await (await pageFetch(`${SITE}/pictures/1f527.webp`)).text()).toBe('a picture');
  });
});
