import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { manyOrders, oddOrders, paidOrders, wrenchSet } from './PaidOrderTable.fixtures.ts';
import { PaidOrderTable, PaidOrderTableSkeleton } from './PaidOrderTable.tsx';

const meta = preview.meta({
  component: PaidOrderTable,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { OrderTable: 'for all orders, paid or not', Receipt: 'for one order on a sheet' },
      do: [
        'Sort the orders before, the latest delivery first',
        'Link each to its payment page, which shows the receipt',
        'Use PaidOrderTableSkeleton while they load',
      ],
      dont: [
        'List a payment that its order does not know yet: that belongs to My Orders',
        'Shorten the transaction id: it wraps, and people copy it',
      ],
      keyboard: { Enter: 'On See receipt: opens the receipt' },
    },
  },
  args: { orders: paidOrders },
});

export const Some = meta.story();
export const One = meta.story({ args: { orders: [wrenchSet] } });
export const Many = meta.story({ args: { orders: manyOrders } });
export const Odd = meta.story({ args: { orders: oddOrders } });
export const OnAPhone = meta.story({ args: { orders: oddOrders }, globals: { viewport: { value: 'phone', isRotated: false } } });
export const SomeOnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const SomeOnATablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } });
export const Loading = meta.story({ render: () => <PaidOrderTableSkeleton /> });
/** The placeholders above what replaces them. */
export const LoadingOnAPhone = SomeOnAPhone.extend({
  render: (args) => (
    <>
      <PaidOrderTableSkeleton />
      <PaidOrderTable {...args} />
    </>
  ),
});

Some.test('each order links to its own receipt', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'See receipt Wheel Bolt M14 × 1.5, zinc flake' })).toHaveAttribute(
    'href',
    '/dashboard/payment/64f0a1c2e4b0000000000502',
  );
  await expect(canvas.getByText('pi_3SVq8wJ2eZvKYlo21c2Qd7aB')).toBeVisible();
});

SomeOnAPhone.test('shows the id of a card provider on one line', async ({ canvas }) => {
  const text = document.createRange();
  text.selectNodeContents(canvas.getByText('pi_3SVq8wJ2eZvKYlo21c2Qd7aB'));
  await expect(text.getClientRects()).toHaveLength(1);
});

LoadingOnAPhone.test('is as tall as what replaces it', async ({ canvasElement }) => {
  const heights = [...canvasElement.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height);
  await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
});

SomeOnATablet.test('shows the id beside its label, and not at the other end of the card', async ({ canvas }) => {
  const id = canvas.getByText('pi_3SVq8wJ2eZvKYlo21c2Qd7aB');
  const cell = id.closest('td')?.getBoundingClientRect();
  await expect(id.getBoundingClientRect().left - (cell?.left ?? 0)).toBeLessThan((cell?.width ?? 0) / 3);
});

Odd.test('begins a name of another direction where the others begin', async ({ canvas }) => {
  const [first, second] = oddOrders.slice(1).map(({ name }) => {
    const text = document.createRange();
    text.selectNodeContents(canvas.getAllByText(name)[0] as HTMLElement);
    return text.getBoundingClientRect().left;
  });
  await expect(second).toBeCloseTo(first ?? 0, 0);
});
