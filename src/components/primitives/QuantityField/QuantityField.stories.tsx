import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { QuantityField } from './QuantityField.tsx';

const meta = preview.meta({ component: QuantityField, tags: ['primitive'], args: { label: 'Quantity', defaultValue: '4', onStep: fn() } });

export const Ready = meta.story();
export const WithHint = meta.story({ args: { hint: 'Minimum order 4' } });
export const WithError = meta.story({ args: { error: 'Gater than 4', defaultValue: '3' } });
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const LongNumber = meta.story({
  args: { defaultValue: '9007199254740991' },
  globals: { viewport: { value: 'small', isRotated: false } },
});

Ready.test('steps with its buttons and the arrow keys; the buttons are no tab stops', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
  await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
  await userEvent.type(canvas.getByLabelText('Quantity'), '{ArrowUp}{ArrowDown}');
  await expect(args.onStep).toHaveBeenCalledTimes(4);
  await expect(args.onStep).toHaveBeenNthCalledWith(1, 1);
  await expect(args.onStep).toHaveBeenNthCalledWith(2, -1);
  await expect(args.onStep).toHaveBeenNthCalledWith(3, 1);
  await expect(args.onStep).toHaveBeenNthCalledWith(4, -1);
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'One more' })).not.toHaveFocus();
});

ReadOnly.test('does not step', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
  await userEvent.type(canvas.getByLabelText('Quantity'), '{ArrowUp}');
  await expect(args.onStep).not.toHaveBeenCalled();
});
