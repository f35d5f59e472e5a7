import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { orders } from './OrderTable.fixtures.ts';
import { OrderTable } from './OrderTable.tsx';
import { OrderTableSkeleton } from './OrderTableSkeleton.tsx';

const meta = preview.meta({ component: OrderTable, tags: ['block'], args: { orders, onRemove: fn() } });

export const Orders = meta.story();
export const OnAPhone = meta.story({ globals: { viewport: { value: 'mobile2', isRotated: false } } });
export const Loading = meta.story({ render: () => <OrderTableSkeleton /> });

Orders.test('the columns have the documented names', async ({ canvas }) => {
  const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
  await expect(headers).toEqual(['Image', 'Product Name', 'Delivery Date', 'Quantity', 'Payment', 'Remove Product']);
});

Orders.test('Remove is named with its product and tells its id', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Wheel Bolt M14 × 1.5, zinc flake' }));
  await expect(args.onRemove).toHaveBeenCalledWith('64f0a1c2e4b0000000000502');
});
