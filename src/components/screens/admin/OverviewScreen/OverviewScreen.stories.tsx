import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { WELCOME } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { rightToLeft } from '../../../../../.storybook/rightToLeft.tsx';
import { PageLevel } from '../../../primitives/PageHeading/PageHeading.tsx';
import * as views from './OverviewScreen.fixtures.ts';
import { OverviewScreen, type OverviewView } from './OverviewScreen.tsx';

const { overviewViews } = views;

const meta = preview.meta({
  component: OverviewScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { StatisticsStrip: 'for figures that everybody sees', MyOrdersScreen: 'for people who are no administrators' },
      do: [
        'Render it above My Orders, only once the admin check has said yes',
        'Compute the figures from the documented lists, and load each list again on its own in onRetry',
        'Pass stale with the old figures after a failed refresh',
      ],
      dont: [
        'Reserve space for it while the check runs: everybody else would see a gap',
        'Count an unknown stock as low',
        'Pass loading while only a refresh runs: the figures stay',
      ],
      keyboard: {
        Tab: 'Moves through Unpaid orders, Low stock, Latest orders with its orders, and Show as table',
        'Enter or Space': 'On Retry: loads that list again and moves the focus to the heading',
      },
    },
  },
  args: { view: overviewViews.ready, onRetry: fn() },
  decorators: [
    (Story) => (
      <PageLevel value={2}>
        <h1>{WELCOME}</h1>
        <Story />
      </PageLevel>
    ),
  ],
});

const phone = { viewport: { value: 'small', isRotated: false } };

export const Loading = meta.story({ args: { view: overviewViews.loading } });
export const Failed = meta.story({ args: { view: overviewViews.failed } });
export const Ready = meta.story();
export const BookingsLoading = meta.story({ args: { view: views.bookingsLoading } });
export const BookingsFailed = meta.story({ args: { view: views.bookingsFailed } });
export const StockFailed = meta.story({ args: { view: views.stockFailed } });
export const Stale = meta.story({ args: { view: views.staleBookings } });
export const Empty = meta.story({ args: { view: views.empty } });
export const Unpriced = meta.story({ args: { view: views.unpriced } });
export const LongNumbers = meta.story({ args: { view: views.longNumbers } });
export const OnAPhone = meta.story({ globals: phone });
export const LongOnAPhone = meta.story({ args: { view: views.longNumbers }, globals: phone });
export const RightToLeft = meta.story({ decorators: [rightToLeft] });

export const Recovering = meta.story({
  args: { view: views.bookingsFailed },
  render: function Recover(args) {
    const [view, setView] = useState<OverviewView>(args.view);
    return <OverviewScreen {...args} view={view} onRetry={() => setView(views.bookingsLoading)} />;
  },
});

export const LoadingThenReady = meta.story({
  args: { view: overviewViews.loading },
  render: function Arrive(args) {
    const [view, setView] = useState<OverviewView>(args.view);
    return (
      <>
        <OverviewScreen {...args} view={view} />
        <button type="button" onClick={() => setView(overviewViews.ready)}>
          Arrive
        </button>
      </>
    );
  },
});

Ready.test('shows four cards and links the first three to their lists', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible();
  await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Unpaid orders',
    'Low stock',
    'Latest orders',
    'Deliveries, next 14 days',
  ]);
  await expect(canvas.getByRole('link', { name: 'Unpaid orders' })).toHaveAttribute('href', '/dashboard/manageAllOrders?show=unpaid');
  await expect(canvas.getByRole('link', { name: 'Low stock' })).toHaveAttribute('href', '/dashboard/manageAllProducts?show=low');
});

Loading.test('announces once that it is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading the overview');
});

BookingsFailed.test('shows a failure once and keeps the figure of the other list', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  await expect(canvas.getByRole('alert')).toHaveTextContent('Bookings could not be loaded');
  await expect(canvas.getByRole('article', { name: 'Low stock' })).toHaveTextContent('4');
  await expect(canvas.getByRole('article', { name: 'Unpaid orders' })).toHaveTextContent('Unknown');
  await userEvent.click(canvas.getByRole('button', { name: 'Retry Bookings' }));
  await expect(args.onRetry).toHaveBeenCalledWith('bookings');
});

StockFailed.test('keeps the bookings when the stock fails', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('article', { name: 'Unpaid orders' })).toHaveTextContent('$1,284.60');
  await userEvent.click(canvas.getByRole('button', { name: 'Retry Car tools' }));
  await expect(args.onRetry).toHaveBeenCalledWith('stock');
});

Recovering.test('moves focus to the heading when Retry disappears', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry Bookings' }));
  await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull();
  await expect(canvas.getByRole('heading', { level: 2, name: 'Overview' })).toHaveFocus();
});

Stale.test('keeps the old figures when a refresh fails', async ({ canvas }) => {
  await expect(canvas.getByText('$1,284.60')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry Bookings' })).toBeVisible();
});

LoadingThenReady.test('keeps its height when the figures load', async ({ canvas, userEvent }) => {
  const overview = canvas.getByRole('region', { name: 'Overview' });
  const before = overview.offsetHeight;
  await expect(before).toBeGreaterThan(100);
  await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
  await expect(canvas.getByText('$1,284.60')).toBeVisible();
  await expect(overview.offsetHeight).toBe(before);
});

LongOnAPhone.test('does not scroll sideways', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
