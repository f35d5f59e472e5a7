import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPageFetch } from './pageFetch.ts';

const SITE = 'https://shop.test';
const never = new Promise<never>(() => {});

const pageFetch = createPageFetch([
  http.put(`${SITE}/api/echo`, async ({ request }) => HttpResponse.json(await request.json())),
  http.all(`${SITE}/api/lost`, () => HttpResponse.error()),
  http.get(`${SITE}/api/silent`, () => never),
  http.all(`${SITE}/api/moved`, () => new HttpResponse(null, { status: 302, headers: { Location: `${SITE}/` } })),
]);

const server = vi.spyOn(globalThis, 'fetch');
afterEach(() => server.mockReset());

describe('a fetch that is answered within the page', () => {
  test('resolves with the answer of the handler, and asks no server', async () => {
    const response = await pageFetch(`${SITE}/api/echo`, { method: 'PUT', body: '{"quantity":4}' });
    expect(await response.json()).toEqual({ quantity: 4 });
    expect(server).not.toHaveBeenCalled();
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

  test('sends a request without a handler to the server', async () => {
    server.mockResolvedValue(new Response('a picture'));
    expect(await (await pageFetch(`${SITE}/pictures/1f527.webp`)).text()).toBe('a picture');
  });
});
