import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { compose, finishComposing } from '#tests/support/compose.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        TextAreaField: 'for several lines',
        QuantityField: 'for a number that is counted up',
        SearchField: 'to filter a list',
        SelectField: 'for one of known values',
      },
      do: [
        'Set autoComplete, and inputMode for a number, so that phones help',
        'Say in the hint what the label does not: In dollars, per piece',
        'Check on submit, and clear the error as soon as the value is right',
        'Set readOnly while the form is sent: what was typed stays readable',
      ],
      dont: ['Use type number: it hides what it cannot read', 'Forbid pasting', 'Use the placeholder instead of the label'],
      keyboard: { Enter: 'Submits the form around it', Tab: 'Moves to the next field' },
    },
  },
  args: { label: 'Address', placeholder: 'Street, number, town', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** Shows the error on submit, as a form does. */
function Submitted(props: TextFieldProps) {
  const [error, setError] = useState<string>();
  return (
    <>
      <TextField {...props} error={error} />
      <Button onClick={() => setError('Address is Required')}>Booked</Button>
    </>
  );
}

export const Empty = meta.story();
export const Filled = meta.story({ args: { defaultValue: '12 Garage Lane, Leeds' } });
export const WithHint = meta.story({ args: { label: 'Quantity', inputMode: 'numeric', hint: 'Minimum order 5' } });
export const Invalid = meta.story({ args: { label: 'Quantity', defaultValue: '60', error: 'More than available product' } });
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: '12 Garage Lane, Leeds' } });
export const Date = meta.story({ args: { label: 'Date', type: 'date', defaultValue: '2026-12-04' } });
export const LongError = meta.story({ args: { error: 'This address is not one that anybody could find. '.repeat(4) + 'w'.repeat(80) } });
export const ErrorAppears = meta.story({ render: (args) => <Submitted {...args} /> });

Empty.test('is focused by a click on its label, and calls onChange for each key', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('Address'));
  const input = canvas.getByRole('textbox', { name: 'Address' });
  await expect(input).toHaveFocus();
  await userEvent.keyboard('12');
  await expect(input).toHaveValue('12');
  await expect(args.onChange).toHaveBeenCalledTimes(2);
});

ErrorAppears.test('announces an error once, and is described by it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Booked' }));
  const alert = await canvas.findByRole('alert');
  await expect(alert).toHaveTextContent('Address is Required');
  const input = canvas.getByRole('textbox', { name: 'Address' });
  await expect(input).toBeInvalid();
  await expect(input).toHaveAccessibleDescription('Address is Required');
  // The same error keeps the same element, so that it is not announced again.
  await userEvent.click(canvas.getByRole('button', { name: 'Booked' }));
  await expect(canvas.getAllByRole('alert')).toEqual([alert]);
});

Empty.test('reports a text once an input method has finished it', async ({ canvas, args }) => {
  const input = canvas.getByRole('textbox', { name: 'Address' });
  compose(input, 'ni');
  await expect(args.onChange).not.toHaveBeenCalled();
  finishComposing(input, '你');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(input).toHaveValue('你');
});
