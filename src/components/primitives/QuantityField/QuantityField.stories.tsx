import { expect, fireEvent, fn } from 'storybook/test';
import { compose, finishComposing } from '#tests/support/compose.ts';
import preview from '../../../../.storybook/preview.tsx';
import { QuantityField } from './QuantityField.tsx';

const meta = preview.meta({
  component: QuantityField,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { TextField: 'for a number that nobody counts up, such as a price', SelectField: 'for one of a few fixed amounts' },
      do: [
        'Start with the smallest amount that is allowed',
        'Say a minimum as the hint: Minimum order 4',
        'Set the new value in onStep, and clear the error there',
      ],
      dont: [
        'Clamp what is typed while it is typed: show an error on submit',
        'Set readOnly without a visible cause, such as a pending order',
      ],
      keyboard: {
        'Arrow Up and Arrow Down': 'Change the number by one. Nothing, while it is read-only',
        Tab: 'Moves on, past the buttons: the arrow keys do the same',
        Enter: 'Submits the form around it',
      },
    },
  },
  args: { label: 'Quantity', defaultValue: '4', onStep: fn(), onChange: fn() },
});

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

Ready.test('leaves the arrow keys to an input method, and reports what it has finished', async ({ canvas, args }) => {
  const field = canvas.getByLabelText('Quantity');
  compose(field, '１２');
  await fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  // Safari ends the composition before the key that ends it.
  await fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 229 });
  await expect(args.onStep).not.toHaveBeenCalled();
  await expect(args.onChange).not.toHaveBeenCalled();
  finishComposing(field, '12');
  await expect(args.onChange).toHaveBeenCalledOnce();
});
