import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  tags: ['primitive'],
  args: { label: 'Address', placeholder: 'Street, number, town', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** As a form shows it: the error comes with the submit. */
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

Empty.test('what is typed is passed on, and the label leads to it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('Address'));
  const input = canvas.getByRole('textbox', { name: 'Address' });
  await expect(input).toHaveFocus();
  await userEvent.keyboard('12');
  await expect(input).toHaveValue('12');
  await expect(args.onChange).toHaveBeenCalledTimes(2);
});

ErrorAppears.test('an error is announced once, and read with the field', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Booked' }));
  const alert = await canvas.findByRole('alert');
  await expect(alert).toHaveTextContent('Address is Required');
  const input = canvas.getByRole('textbox', { name: 'Address' });
  await expect(input).toBeInvalid();
  await expect(input).toHaveAccessibleDescription('Address is Required');
  // The same error again leaves the same element: nothing new to announce.
  await userEvent.click(canvas.getByRole('button', { name: 'Booked' }));
  await expect(canvas.getAllByRole('alert')).toEqual([alert]);
});
