import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longReceipt, receipt, rightToLeft, withoutTransaction } from './Receipt.fixtures.ts';
import { Receipt } from './Receipt.tsx';

const meta = preview.meta({
  component: Receipt,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { PaidOrderTable: 'for several paid orders', PaymentForm: 'while nothing is paid' },
      do: [
        'Open the print dialog in onPrint: the button is not printed',
        'Show everything else of the page on screen only, so that paper has the receipt alone',
        'Pass a missing value as an empty text: its name is then left out',
      ],
      dont: ['Show it while a charged payment is not saved to the order yet', 'Shorten the transaction id or the address'],
      keyboard: { 'Enter or Space': 'On Print receipt: opens the print dialog' },
    },
  },
  args: { receipt, onPrint: fn() },
});

export const Paid = meta.story();
export const WithoutTransaction = meta.story({ args: { receipt: withoutTransaction } });
export const LongTexts = meta.story({ args: { receipt: longReceipt } });
export const RightToLeftName = meta.story({ args: { receipt: rightToLeft } });
export const BrokenPicture = meta.story({ args: { receipt: { ...receipt, pictures: ['data:image/png;base64,AAAA'] } } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

Paid.test('shows the transaction id and can be printed', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('region', { name: 'Receipt' })).toHaveTextContent('pi_3SVq8wJ2eZvKYlo21c2Qd7aB');
  await userEvent.click(canvas.getByRole('button', { name: 'Print receipt' }));
  await expect(args.onPrint).toHaveBeenCalledOnce();
});

Paid.test('keeps the email as it is on a translated page, and the phone number in its order from right to left', async ({ canvas }) => {
  await expect(canvas.getByText('shopper@example.com')).toHaveAttribute('translate', 'no');
  await expect(canvas.getByText('+1 555 0142')).toHaveAttribute('dir', 'auto');
});

WithoutTransaction.test('leaves out the name of a missing value', async ({ canvas }) => {
  await expect(canvas.queryByText('Transaction Id')).toBeNull();
});

RightToLeftName.test('shows the address in its own direction', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByText(rightToLeft.address)).direction).toBe('rtl');
});

RightToLeftName.test('shows the name beside its picture, above the quantity', async ({ canvas }) => {
  const name = document.createRange();
  name.selectNodeContents(canvas.getByText(rightToLeft.name));
  await expect(name.getBoundingClientRect().left).toBeCloseTo(canvas.getByText('Quantity 2').getBoundingClientRect().left, 0);
});
