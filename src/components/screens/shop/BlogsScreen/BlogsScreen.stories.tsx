import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OUR_BLOGS } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import * as fixtures from './BlogsScreen.fixtures.ts';
import { BlogsScreen, type BlogsView } from './BlogsScreen.tsx';

const meta = preview.meta({
  component: BlogsScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ProductListScreen: 'to sell the same products', ReviewsScreen: 'for what customers write' },
      do: [
        'Pass all posts: only the visible ones are drawn',
        'Make the posts from the tools, also from one without a date or a name',
        'Keep the rows with stale if a refresh fails',
      ],
      dont: ['Split the posts into pages', 'Link a card to an article: there is none'],
      keyboard: { 'Enter or Space': 'On Read More: opens a description in place. On Retry: moves the focus to the heading' },
    },
  },
  args: { view: fixtures.blogsViews.ready, onRetry: fn() },
});

export const Ready = meta.story();
export const Loading = meta.story({ args: { view: fixtures.blogsViews.loading } });
export const Empty = meta.story({ args: { view: fixtures.blogsViews.empty } });
export const Failed = meta.story({ args: { view: fixtures.blogsViews.failed } });
export const Stale = meta.story({ args: { view: fixtures.stale } });
export const One = meta.story({ args: { view: fixtures.one } });
export const Many = meta.story({ args: { view: fixtures.many } });
/** Blogs with long text, right-to-left text, no picture, no text or no known date. */
export const Odd = meta.story({ args: { view: fixtures.odd } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const Recovering = meta.story({
  args: { view: fixtures.blogsViews.failed },
  render: function Recover(args) {
    const [view, setView] = useState<BlogsView>(args.view);
    return <BlogsScreen {...args} view={view} onRetry={() => setView(fixtures.blogsViews.loading)} />;
  },
});

Recovering.test('moves focus to the heading when Retry disappears', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: `Retry ${OUR_BLOGS}` }));
  await expect(canvas.queryByRole('button', { name: /Retry/ })).toBeNull();
  await expect(canvas.getByRole('heading', { level: 1, name: OUR_BLOGS })).toHaveFocus();
});

Ready.test('expands each blog independently', async ({ canvas, userEvent }) => {
  const [first, second] = await canvas.findAllByRole('button', { name: /^Read More/ });
  if (first === undefined || second === undefined) throw new Error('Two texts are longer than their cards');
  await userEvent.click(first);
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
});

Empty.test('links back to the shop', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing to read yet')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
});

Stale.test('keeps the old blogs when a refresh fails', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByRole('article')).toHaveLength(4);
  await userEvent.click(canvas.getByRole('button', { name: /^Retry/ }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
