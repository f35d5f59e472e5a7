import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { historyViews, many, stale } from './HistoryScreen.fixtures.ts';
import { HistoryScreen, type HistoryView } from './HistoryScreen.tsx';

const meta = preview.meta({
  component: HistoryScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { MyOrdersScreen: 'for all orders, paid or not', PaidOrderTable: 'for the table alone' },
      do: [
        'Pass paid orders only, the latest delivery first',
        'Pass stale with the rows after a failed refresh, so that they stay',
        'Load the list again in onRetry: the heading has the focus by then',
      ],
      dont: ['Add payments that their orders do not know yet', 'Pass empty while the list loads'],
      keyboard: {},
    },
  },
  args: { onRetry: fn() },
});

export const Loading = meta.story({ args: { view: historyViews.loading } });
export const Empty = meta.story({ args: { view: historyViews.empty } });
export const Failed = meta.story({ args: { view: historyViews.failed } });
export const Ready = meta.story({ args: { view: historyViews.ready } });
export const Stale = meta.story({ args: { view: stale } });
export const Many = meta.story({ args: { view: many } });
export const OnAPhone = meta.story({ args: { view: historyViews.ready }, globals: { viewport: { value: 'phone', isRotated: false } } });

export const Recovering = meta.story({
  args: { view: historyViews.failed },
  render: function Recover(args) {
    const [view, setView] = useState<HistoryView>(args.view);
    return <HistoryScreen {...args} view={view} onRetry={() => setView(historyViews.loading)} />;
  },
});

Recovering.test('moves focus to the heading when Retry disappears', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  await expect(canvas.getByRole('heading', { level: 1, name: 'History' })).toHaveFocus();
});

Empty.test('links to the orders that can be paid', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing paid yet')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See my orders' })).toHaveAttribute('href', '/myOrders');
});

Stale.test('keeps the old payments when a refresh fails', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Dec 3, 2026')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
