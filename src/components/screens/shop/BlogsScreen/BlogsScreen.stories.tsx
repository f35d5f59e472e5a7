import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import * as fixtures from './BlogsScreen.fixtures.ts';
import { BlogsScreen, type BlogsView } from './BlogsScreen.tsx';

const meta = preview.meta({
  component: BlogsScreen,
  tags: ['screen'],
  parameters: { layout: 'padded' },
  args: { view: fixtures.blogsViews.ready, onRetry: fn() },
});

export const Ready = meta.story();
export const Loading = meta.story({ args: { view: fixtures.blogsViews.loading } });
export const Empty = meta.story({ args: { view: fixtures.blogsViews.empty } });
export const Failed = meta.story({ args: { view: fixtures.blogsViews.failed } });
export const Stale = meta.story({ args: { view: fixtures.stale } });
export const One = meta.story({ args: { view: fixtures.one } });
export const Many = meta.story({ args: { view: fixtures.many } });
/** Long, right-to-left, without a picture, without a word, of no known day. */
export const Odd = meta.story({ args: { view: fixtures.odd } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'mobile2', isRotated: false } } });
export const Recovering = meta.story({
  args: { view: fixtures.blogsViews.failed },
  render: function Recover(args) {
    const [view, setView] = useState<BlogsView>(args.view);
    return <BlogsScreen {...args} view={view} onRetry={() => setView(fixtures.blogsViews.loading)} />;
  },
});

Recovering.test('Retry goes away with the failure and leaves the focus on the heading', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry Our Blogs' }));
  await expect(canvas.queryByRole('button', { name: /Retry/ })).toBeNull();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Our Blogs' })).toHaveFocus();
});

Ready.test('each opens by itself', async ({ canvas, userEvent }) => {
  const [first, second] = await canvas.findAllByRole('button', { name: /^Read More/ });
  if (first === undefined || second === undefined) throw new Error('Two texts are longer than their cards');
  await userEvent.click(first);
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
});

Empty.test('there is a way back', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing to read yet')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
});

Stale.test('old ones stay beside the word that they could not be refreshed', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByRole('article')).toHaveLength(4);
  await userEvent.click(canvas.getByRole('button', { name: /^Retry/ }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
