import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '#server/endpoints.ts';
import { jsonResponse } from '#server/response.ts';
import { createPageFetch } from './pageFetch.ts';

const SITE = 'https://shop.test';
const never = new Promise<never>(() => {});

const endpoint = (method: string, path: string, respond: Endpoint['respond']): Endpoint => ({
  matches: (request) => request.url === `${SITE}${path}` && ['ALL', request.method].includes(method),
  respond,
});

const pageFetch = createPageFetch([
  endpoint('PUT', '/api/echo', async (request) => jsonResponse(await request.json())),
  endpoint('GET', '/api/echo', async () => jsonResponse('nothing')),
  endpoint('ALL', '/api/lost', async () => Response.error()),
  endpoint('GET', '/api/silent', () => never),
  endpoint('ALL', '/api/moved', async () => new Response(null, { status: 302, headers: { Location: `${SITE}/` } })),
]);

const server = vi.spyOn(globalThis, 'fetch');
afterEach(() => server.mockReset());

describe('a fetch that is answered within the page', () => {
  test('resolves with the answer of the endpoint, and asks no server', async () => {
    const response = await pageFetch(`${SITE}/api/echo`, { method: 'PUT', body: '{"quantity":4}' });
    expect(await response.json()).toEqual({ quantity: 4 });
    expect(server).not.toHaveBeenCalled();
  });

  test('finds the endpoint of the method', async () => {
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
