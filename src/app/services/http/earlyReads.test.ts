import { expect, test, vi } from 'vitest';
import { testPlatform } from '#tests/support/testPlatform.ts';
import { withEarlyReads } from './earlyReads.ts';

/** A fetch that takes over one read, the fetch that it uses otherwise, and the platform with its clock. */
function open() {
  const platform = testPlatform();
  const early = new Response('early');
  const network = vi.fn<typeof fetch>(async () => new Response('network'));
  const fetch = withEarlyReads(new Map([['/carTools', Promise.resolve(early)]]), network, platform);
  const read = async (...request: Parameters<typeof fetch>) => (await fetch(...request)).text();
  return { read, network, platform };
}

test('takes over a read that the page has started, once', async () => {
  const { read, network } = open();
  expect(await read('/carTools', { method: 'GET' })).toBe('early');
  expect(network).not.toHaveBeenCalled();
  expect(await read('/carTools', { method: 'GET' })).toBe('network');
});

test('sends what the page has not started', async () => {
  const { read } = open();
  expect(await read('/review', { method: 'GET' })).toBe('network');
  expect(await read('/carTools', { method: 'POST' })).toBe('network');
  expect(await read('/carTools', { method: 'GET' })).toBe('early');
});

test('a request with a token is sent itself, and the early response is dropped', async () => {
  const { read } = open();
  expect(await read('/carTools', { method: 'GET', headers: { Authorization: 'Bearer 1' } })).toBe('network');
  expect(await read('/carTools', { method: 'GET' })).toBe('network');
});

test('a page that is opened later does not show the stock and prices from the load of the first one', async () => {
  const { read, platform } = open();
  await platform.advance(10_000);
  expect(await read('/carTools', { method: 'GET' })).toBe('network');
});

test('a page that is slow to start still takes its reads over', async () => {
  const { read, platform } = open();
  await platform.advance(9_999);
  expect(await read('/carTools', { method: 'GET' })).toBe('early');
});

test('an early read that failed rejects, so that the client tries again', async () => {
  const failed = Promise.reject<Response>(new TypeError('Failed to fetch'));
  failed.catch(() => {});
  const fetch = withEarlyReads(new Map([['/carTools', failed]]), async () => new Response('network'), testPlatform());
  await expect(fetch('/carTools', { method: 'GET' })).rejects.toThrow('Failed to fetch');
  expect(await (await fetch('/carTools', { method: 'GET' })).text()).toBe('network');
});

test('without early reads, every request is sent', () => {
  const network = vi.fn<typeof fetch>();
  expect(withEarlyReads(undefined, network, testPlatform())).toBe(network);
});
