import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { manyOrders, oddOrders, paidOrders, wrenchSet } from './PaidOrderTable.fixtures.ts';
import { PaidOrderTable, PaidOrderTableSkeleton } from './PaidOrderTable.tsx';

const meta = preview.meta({
  component: PaidOrderTable,
  tags: ['block'],
  parameters: { layout: 'padded' },
  args: { orders: paidOrders },
});

export const Some = meta.story();
export const One = meta.story({ args: { orders: [wrenchSet] } });
export const Many = meta.story({ args: { orders: manyOrders } });
export const Odd = meta.story({ args: { orders: oddOrders } });
export const OnAPhone = meta.story({ args: { orders: oddOrders }, globals: { viewport: { value: 'phone', isRotated: false } } });
export const Loading = meta.story({ render: () => <PaidOrderTableSkeleton /> });

Some.test('each order links to its own receipt', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'See receipt Wheel Bolt M14 × 1.5, zinc flake' })).toHaveAttribute(
    'href',
    '/dashboard/payment/64f0a1c2e4b0000000000502',
  );
  await expect(canvas.getByText('pi_3SVq8wJ2eZvKYlo21c2Qd7aB')).toBeVisible();
});
