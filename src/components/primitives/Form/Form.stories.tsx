import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { setWithoutEvents } from '#tests/support/setWithoutEvents.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { pick } from '#tests/support/pick.ts';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
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
        'Set readOnly while it is sent: what was sent is what it shows',
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

const received = fn();

/** Holds its values in state, each change with all others, so that it needs to be told one value after the other. */
export const Controlled = meta.story({
  beforeEach: () => {
    received.mockClear();
  },
  render: function HeldForm() {
    const [typed, setTyped] = useState({ name: '', message: '', day: '', topic: 'Tools' });
    const field = (name: keyof typeof typed) => ({
      value: typed[name],
      onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    });
    return (
      <Form aria-label="Question" onSubmit={() => received(typed)}>
        <Stack gap="gutter">
          <TextField label="Name" {...field('name')} />
          <TextAreaField label="Message" {...field('message')} />
          <TextField label="Day" type="date" {...field('day')} />
          <SelectField label="Topic" options={['Tools', 'Cameras'].map((value) => ({ value, label: value }))} {...field('topic')} />
          <Button type="submit" tone="accent">
            Send
          </Button>
        </Stack>
      </Form>
    );
  },
});

Controlled.test('sends what a password manager has set without an event', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Message'), 'Do you ship?');
  setWithoutEvents(canvas.getByLabelText('Name'), 'Ada');
  setWithoutEvents(canvas.getByLabelText('Day'), '2026-12-04');
  setWithoutEvents(canvas.getByLabelText('Topic'), 'Cameras');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await expect(received.mock.calls).toEqual([[{ name: 'Ada', message: 'Do you ship?', day: '2026-12-04', topic: 'Cameras' }]]);
  await expect(canvas.getByLabelText('Name')).toHaveValue('Ada');
});

const hear = fn();
/** Every kind of control, while the form is sent. */
export const ReadOnly = meta.story({
  args: {
    readOnly: true,
    onChange: hear,
    children: (
      <Stack gap="gutter">
        <TextField label="Email" type="email" defaultValue="sam@example.com" readOnly />
        <TextField label="Date" type="date" defaultValue="2026-12-03" readOnly />
        <TextAreaField label="Message" defaultValue="Hello" readOnly />
        <SelectField
          label="How often"
          defaultValue="day"
          options={[
            { value: 'day', label: 'Daily' },
            { value: 'week', label: 'Weekly' },
          ]}
        />
        <CheckboxField label="In pictures" defaultChecked />
        <Button type="submit" state="busy">
          Subscribe
        </Button>
      </Stack>
    ),
  },
});

ReadOnly.test('keeps its values, whoever changes them, and tells no handler', async ({ canvas, userEvent }) => {
  hear.mockClear();
  const changes = [
    ['Email', 'ines@example.com', 'sam@example.com'],
    ['Date', '2026-12-16', '2026-12-03'],
    ['Message', 'Bye', 'Hello'],
  ] as const;
  for (const [label, value, kept] of changes) {
    pick(canvas.getByLabelText(label), value);
    await expect(canvas.getByLabelText(label)).toHaveValue(kept);
  }
  await userEvent.selectOptions(canvas.getByLabelText('How often'), 'week');
  await expect(canvas.getByLabelText('How often')).toHaveValue('day');
  await userEvent.click(canvas.getByText('In pictures'));
  await expect(canvas.getByLabelText('In pictures')).toBeChecked();
  await expect(hear).not.toHaveBeenCalled();
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
