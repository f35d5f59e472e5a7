import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { rightToLeft } from '../../../../.storybook/rightToLeft.tsx';
import { latestOrders, longOrders } from './LatestOrders.fixtures.ts';
import { LatestOrders } from './LatestOrders.tsx';

const meta = preview.meta({
  component: LatestOrders,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { OrderTable: 'for a customer’s own orders', FigureCard: 'for a figure' },
      do: [
        'Pass the five newest: the card has space for them',
        'Link each order to its fields, and the title to the list of all',
        'Pass an empty list if there are no orders: it says so',
      ],
      dont: [
        'Show it to anybody but administrators: it has the customers’ addresses',
        'Report its failure inside: the overview says it once for all cards',
      ],
      keyboard: { Enter: 'Opens the order, or from the title the list of all orders' },
    },
  },
  args: { orders: latestOrders.ready, href: '/dashboard/manageAllOrders' },
  decorators: [
    (Story) => (
      <div>
        <h2>Overview</h2>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story();
export const Loading = meta.story({ args: { orders: latestOrders.loading } });
export const Failed = meta.story({ args: { orders: latestOrders.failed } });
export const Empty = meta.story({ args: { orders: { state: 'ready', figures: [] } } });
export const Long = meta.story({ args: { orders: { state: 'ready', figures: longOrders } } });
export const LongOnAPhone = meta.story({
  args: { orders: { state: 'ready', figures: longOrders } },
  globals: { viewport: { value: 'small', isRotated: false } },
});
export const RightToLeft = meta.story({ decorators: [rightToLeft] });

Ready.test('links each order to its fields, and the title to all orders', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  await expect(canvas.getByRole('link', { name: /^Wheel Bolt.*\$68\.00.*Unpaid$/ })).toHaveAttribute(
    'href',
    '/dashboard/manageAllOrders?order=64f0a1c2e4b0000000000502',
  );
  const all = canvas.getByRole('link', { name: 'Latest orders' });
  await expect(all).toHaveAttribute('href', '/dashboard/manageAllOrders');
  await expect(all.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

LongOnAPhone.test('an order is as tall as its own text', async ({ canvas }) => {
  for (const item of canvas.getAllByRole('listitem')) {
    const row = item.querySelector('a > span');
    await expect(item.clientHeight - (row?.getBoundingClientRect().height ?? 0)).toBeLessThan(2);
  }
});

LongOnAPhone.test('does not scroll sideways', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
