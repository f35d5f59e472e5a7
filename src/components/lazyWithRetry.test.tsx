import { type ComponentType, createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { lazyWithRetry, resetLoad } from './lazyWithRetry.tsx';

const Page = ({ id }: { id: string }) => createElement('h1', null, `Page ${id}`);

/** Renders to HTML after everything has loaded. Rejects with the error that the page throws. */
async function show(Route: ComponentType<{ id: string }>): Promise<string> {
  let thrown: unknown = null;
  const onError = (error: unknown) => {
    thrown = error;
  };
  const { prelude } = await prerender(createElement(Suspense, null, createElement(Route, { id: '7' })), { onError });
  if (thrown !== null) throw thrown;
  return new Response(prelude).text();
}

test('loads on the first render, and only once', async () => {
  const load = vi.fn(() => Promise.resolve(Page));
  const Route = lazyWithRetry(load);
  expect(load).not.toHaveBeenCalled();
  expect(await show(Route)).toContain('Page 7');
  expect(await show(Route)).toContain('Page 7');
  expect(load).toHaveBeenCalledOnce();
});

test('retries a failed load only after its error was shown', async () => {
  const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(new Error('chunk is gone')).mockResolvedValue(Page);
  const Route = lazyWithRetry(load);
  const failure: unknown = await show(Route).catch((error: unknown) => error);
  expect(failure).toMatchObject({ cause: new Error('chunk is gone') });
  await expect(show(Route)).rejects.toBe(failure);
  expect(load).toHaveBeenCalledOnce();
  resetLoad(failure);
  expect(await show(Route)).toContain('Page 7');
  expect(load).toHaveBeenCalledTimes(2);
});

test('ignores errors that are not load failures', () => {
  for (const crash of [new Error('mine'), 'a text', null, undefined]) expect(() => resetLoad(crash)).not.toThrow();
});

test('a preloaded page is shown at once, and loads no more', async () => {
  const load = vi.fn(() => Promise.resolve(Page));
  const Route = lazyWithRetry(load);
  await Route.preload();
  expect(renderToString(createElement(Route, { id: '7' }))).toContain('Page 7');
  expect(load).toHaveBeenCalledOnce();
});

test('a page that could not be preloaded loads when it is shown', async () => {
  const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(new Error('chunk is gone')).mockResolvedValue(Page);
  const Route = lazyWithRetry(load);
  await expect(Route.preload()).rejects.toThrow('chunk is gone');
  expect(await show(Route)).toContain('Page 7');
});
