import { type ComponentType, createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { lazyRoute } from './lazyRoute.tsx';

const Page = ({ id }: { id: string }) => createElement('h1', null, `Page ${id}`);

/** What stands there once all has loaded; rejects with what the page throws. */
async function show(Route: ComponentType<{ id: string }>): Promise<string> {
  let thrown: unknown = null;
  const onError = (error: unknown) => {
    thrown = error;
  };
  const { prelude } = await prerender(createElement(Suspense, null, createElement(Route, { id: '7' })), { onError });
  if (thrown !== null) throw thrown;
  return new Response(prelude).text();
}

test('nothing loads before the page is shown, and once is enough', async () => {
  const load = vi.fn(() => Promise.resolve(Page));
  const Route = lazyRoute(load);
  expect(load).not.toHaveBeenCalled();
  expect(await show(Route)).toContain('Page 7');
  expect(await show(Route)).toContain('Page 7');
  expect(load).toHaveBeenCalledOnce();
});

test('a load that failed is tried again when the page is shown again', async () => {
  const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(new Error('chunk is gone')).mockResolvedValue(Page);
  const Route = lazyRoute(load);
  await expect(show(Route)).rejects.toThrow('chunk is gone');
  expect(await show(Route)).toContain('Page 7');
  expect(load).toHaveBeenCalledTimes(2);
});
