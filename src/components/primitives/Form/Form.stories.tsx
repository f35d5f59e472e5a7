import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const meta = preview.meta({
  component: Form,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { LoginForm: 'to sign in', SearchField: 'for a field that filters and sends nothing' },
      do: [
        'Name it with aria-label if no heading does',
        'Show what is wrong at each field, and move the focus to the first',
        'Keep what was typed after a refusal',
      ],
      dont: ['Write a form element: the browser sends it before its code has loaded', 'Disable the submit button until all is valid'],
      keyboard: { Enter: 'In a field: submits the form, if it has a submit button' },
    },
  },
  args: {
    'aria-label': 'Newsletter',
    onSubmit: fn(),
    children: (
      <Stack gap="gutter">
        <TextField label="Email" name="email" type="email" />
        <Button type="submit" tone="accent">
          Subscribe
        </Button>
      </Stack>
    ),
  },
});

export const Filled = meta.story();
/** A search field filters while the user types, so there is nothing to submit. */
export const WithoutSubmit = meta.story({
  args: { role: 'search', 'aria-label': 'Orders', onSubmit: undefined, children: <TextField label="Order" name="order" /> },
});

Filled.test('calls onSubmit, and the browser sends nothing', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'sam@example.com{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('form', { name: 'Newsletter' })).toHaveProperty('method', 'dialog');
});

Filled.test('a dialog element around it stays open', async ({ canvas, canvasElement, userEvent }) => {
  const dialog = document.createElement('dialog');
  canvasElement.before(dialog);
  dialog.append(canvasElement);
  dialog.show();
  await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
  await expect(dialog.open).toBe(true);
  dialog.replaceWith(canvasElement);
});
