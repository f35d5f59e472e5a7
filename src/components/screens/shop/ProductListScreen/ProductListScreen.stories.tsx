import { useState } from 'react';
import { expect, fn, mocked, within } from 'storybook/test';
import { CAMERAS, PHONES } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { tokens } from '../../../theme/tokens.ts';
import * as views from './ProductListScreen.fixtures.ts';
import { ProductListScreen } from './ProductListScreen.tsx';

const meta = preview.meta({
  component: ProductListScreen,
  tags: ['screen'],
  parameters: {
    guide: {
      instead: { CardPage: 'for a list without search', HomeScreen: 'for the first few of each kind' },
      do: [
        'Search, filter and sort before: the screen shows the rows as they are',
        'Keep the search and filters in the address, and in the links to the other kinds',
        'Pass noMatches only if no kind has a match',
        'Pass a stable onRetry: the groups are drawn again only when they change',
      ],
      dont: [
        'Clear the order in onClear: it stays',
        'Wait for all kinds: each group has its own states',
        'Pass a count while it is unknown: an empty text announces nothing',
      ],
      keyboard: {
        'Enter or Space': 'On Clear filters or Retry: acts, and moves the focus to a heading',
        Escape: 'On a phone: closes the filters',
        Tab: 'Moves from product to product, beyond the visible ones',
      },
    },
  },
  args: { view: views.fixtures.ready, onChange: fn(), onClear: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: tokens.width.page, margin: '0 auto', padding: tokens.space.gutter }}>
        <Story />
      </main>
    ),
  ],
});

export const Ready = meta.story();
export const NoMatches = meta.story({ args: { view: views.fixtures.noMatches } });
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

/** Clears the filters, as the app does. */
export const Clearing = meta.story({
  args: { view: views.fixtures.noMatches },
  render: function ClearOnce(args) {
    const [view, setView] = useState(args.view);
    return <ProductListScreen {...args} view={view} onClear={() => setView(views.fixtures.ready)} />;
  },
});

/** Loads the list again, as the app does. */
export const Recovering = meta.story({
  args: { view: views.oneKindFailed },
  render: function Recover(args) {
    const [view, setView] = useState(args.view);
    return <ProductListScreen {...args} view={view} onRetry={() => setView(views.oneKindLoading)} />;
  },
});

Ready.test('shows three groups under one heading, each linked to its own list', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('All Products');
  await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Car Items', CAMERAS, PHONES]);
  const cameras = within(canvas.getByRole('region', { name: CAMERAS }));
  await expect(cameras.getByRole('link', { name: CAMERAS })).toHaveAttribute('href', '/showAllCameraTools');
});

Ready.test('each list links to the others', async ({ canvas }) => {
  const kinds = within(canvas.getByRole('navigation', { name: 'Kinds of products' }));
  await expect(kinds.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await expect(kinds.getByRole('link', { name: 'Phones' })).toHaveAttribute('href', '/showAllMobilePhone');
});

Ready.test('announces the count and does not offer Clear filters', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('24 products');
  await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

Many.test('says beside the count that the browser’s own find misses products', async ({ canvas }) => {
  await expect(canvas.getByText('Find in page sees only part of this list.')).toBeVisible();
});

Ready.test('says nothing about it while all products are in the page', async ({ canvas }) => {
  await expect(canvas.queryByText(/^Find in page/)).toBeNull();
});

Ready.test('loads the pictures of its first cards at once, and the others when they come near', async ({ canvas }) => {
  const loadings = canvas.getAllByRole('region').map((group) => [...group.querySelectorAll('img')].map(({ loading }) => loading));
  const [top = [], ...below] = loadings;
  await expect(top.slice(0, 4)).toEqual(['eager', 'eager', 'eager', 'eager']);
  await expect(new Set([top.slice(4), ...below].flat())).toEqual(new Set(['lazy']));
});

OneFailed.test('retries only the failed group and keeps the others', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('region', { name: 'Car Items' })).toContainElement(canvas.getByText('$64.90'));
  await userEvent.click(canvas.getByRole('button', { name: `Retry ${CAMERAS}` }));
  await expect(mocked(args.onRetry).mock.calls).toEqual([['camera']]);
  await expect(canvas.getByRole('heading', { level: 2, name: CAMERAS })).toHaveFocus();
});

Narrowed.test('says when a group has no matches and shows the matches of the others', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('No car tools match these filters')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 3, name: 'Studio Microphone' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(args.onClear).toHaveBeenCalledOnce();
});

OneKind.test('names its list for screen readers only, because the page’s heading is enough', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Car Items' })).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Products' })).toBeVisible();
});

Clearing.test('shows one Clear filters button and moves focus to the heading when it disappears', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('No matches')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

Recovering.test('moves focus to the heading when Retry disappears', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Retry/ }));
  await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Car Items' })).toHaveFocus();
});
