import { useState } from 'react';
import { expect, fn, mocked, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { tokens } from '../../../theme/tokens.ts';
import * as views from './ProductListScreen.fixtures.ts';
import { ProductListScreen } from './ProductListScreen.tsx';

const meta = preview.meta({
  component: ProductListScreen,
  tags: ['screen'],
  args: { view: views.fixtures.open, onChange: fn(), onClear: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: tokens.width.page, margin: '0 auto', padding: tokens.space.gutter }}>
        <Story />
      </main>
    ),
  ],
});

export const Open = meta.story();
export const Unmatched = meta.story({ args: { view: views.fixtures.unmatched } });
export const Loading = meta.story({ args: { view: views.loading } });
export const Empty = meta.story({ args: { view: views.empty } });
export const Failed = meta.story({ args: { view: views.failed } });
export const OneFailed = meta.story({ args: { view: views.oneFailed } });
export const OneLoading = meta.story({ args: { view: views.oneLoading } });
export const Stale = meta.story({ args: { view: views.outOfDate } });
export const Narrowed = meta.story({ args: { view: views.narrowed } });
export const OneKind = meta.story({ args: { view: views.oneKind } });
export const OneKindLoading = meta.story({ args: { view: views.oneKindLoading } });
export const OneKindEmpty = meta.story({ args: { view: views.oneKindEmpty } });
export const OneKindFailed = meta.story({ args: { view: views.oneKindFailed } });
export const Filtered = meta.story({ args: { view: views.filtered } });
export const OneRow = meta.story({ args: { view: views.oneRow } });
export const Many = meta.story({ args: { view: views.many } });
export const LongTexts = meta.story({ args: { view: views.longTexts } });
export const RightToLeft = meta.story({ args: { view: views.rightToLeft } });
export const BrokenPictures = meta.story({ args: { view: views.brokenPictures } });

/** Forgets the filters, as the app will. */
export const Clearing = meta.story({
  args: { view: views.fixtures.unmatched },
  render: function ClearOnce(args) {
    const [view, setView] = useState(args.view);
    return <ProductListScreen {...args} view={view} onClear={() => setView(views.fixtures.open)} />;
  },
});

/** Reads again, as the app will. */
export const Recovering = meta.story({
  args: { view: views.oneKindFailed },
  render: function Recover(args) {
    const [view, setView] = useState(args.view);
    return <ProductListScreen {...args} view={view} onRetry={() => setView(views.oneKindLoading)} />;
  },
});

Open.test('three groups under one heading, each the way to its own list', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('All Products');
  await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Car Items',
    'Camera Tools Products',
    'Mobile Phone Products',
  ]);
  const cameras = within(canvas.getByRole('region', { name: 'Camera Tools Products' }));
  await expect(cameras.getByRole('link', { name: 'Camera Tools Products' })).toHaveAttribute('href', '/showAllCameraTools');
});

Open.test('the lists lead to one another', async ({ canvas }) => {
  const kinds = within(canvas.getByRole('navigation', { name: 'Kinds of products' }));
  await expect(kinds.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await expect(kinds.getByRole('link', { name: 'Phones' })).toHaveAttribute('href', '/showAllMobilePhone');
});

Open.test('the count is announced, and there is nothing to clear', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('24 products');
  await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

OneFailed.test('the others stay, and only the failed one is read again', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('region', { name: 'Car Items' })).toContainElement(canvas.getByText('$64.90'));
  await userEvent.click(canvas.getByRole('button', { name: 'Retry Camera Tools Products' }));
  await expect(mocked(args.onRetry).mock.calls).toEqual([['cameras']]);
  await expect(canvas.getByRole('heading', { level: 2, name: 'Camera Tools Products' })).toHaveFocus();
});

Narrowed.test('a group of which nothing fits says so, and the others show what does', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('No car tools fit these filters')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 3, name: 'Studio Microphone' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(args.onClear).toHaveBeenCalledOnce();
});

OneKind.test('the page’s own heading is enough to see', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Car Items' })).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Products' })).toBeVisible();
});

Clearing.test(
  'there is one way to clear, it goes away with the filters, and the heading takes the focus',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

Recovering.test('Retry goes away with the failure and leaves the focus on the heading', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Retry/ }));
  await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Car Items' })).toHaveFocus();
});
