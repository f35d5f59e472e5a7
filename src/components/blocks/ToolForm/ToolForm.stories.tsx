import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import {
  ADD,
  ADD_QUANTITY,
  DESCRIPTION_REQUIRED,
  IMAGES_REQUIRED,
  NAME_REQUIRED,
  PRICE_REQUIRED,
  RATING_REQUIRED,
  RELEASE_REQUIRED,
  STATUS_REQUIRED,
  STOCK_REQUIRED,
} from '#contract/texts.ts';
import { AMBIGUOUS_AMOUNT } from '#contract/forms/typedNumber.ts';
import { setWithoutEvents } from '#tests/support/setWithoutEvents.ts';
import { pick } from '#tests/support/pick.ts';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import * as fixtures from './ToolForm.fixtures.ts';
import { ToolForm } from './ToolForm.tsx';
import type { ToolFormProps } from './ToolForm.tsx';
import type { ToolFormView } from './toolFormView.ts';

const { toolForms } = fixtures;

const meta = preview.meta({
  component: ToolForm,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { AddToolScreen: 'for the form with its preview', ToolPreview: 'for the card beside it' },
      do: [
        'Suggest the statuses that occur already',
        'Use unconfirmed while nobody knows whether the product was added, with Check again',
        'Keep it mounted after added: it empties itself for the next one',
      ],
      dont: [
        'Send a product twice after no answer',
        'Preview a link on every key: onPreviewChange reports it when its field loses the focus',
      ],
      keyboard: {
        Enter: 'In a field of one line: adds the product. With errors, the first wrong field gets the focus',
        'Arrow keys': 'In Product Status: move through the suggestions',
      },
    },
  },
  args: {
    view: toolForms.editing,
    onSubmit: fn(),
    onDraftChange: fn(),
    onPreviewChange: fn(),
    onCheckAgain: fn(),
    onEdit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: tokens.width.dialog }}>
        <Story />
      </div>
    ),
  ],
});

export const Editing = meta.story();
export const Filled = meta.story({ args: { view: fixtures.filled } });
export const Adding = meta.story({ args: { view: toolForms.adding } });
export const Added = meta.story({ args: { view: toolForms.added } });
export const Refused = meta.story({ args: { view: toolForms.refused } });
export const Unconfirmed = meta.story({ args: { view: toolForms.unconfirmed } });
export const AddingUnstored = meta.story({ args: { view: fixtures.addingUnstored } });
export const UnconfirmedUnstored = meta.story({ args: { view: fixtures.unconfirmedUnstored } });
export const CheckingAgain = meta.story({ args: { view: fixtures.checkingAgain } });
export const LongTexts = meta.story({ args: { view: fixtures.longTexts } });
export const RightToLeft = meta.story({ args: { view: fixtures.rightToLeft } });
export const Wrong = meta.story({ args: { view: fixtures.wrong } });
export const OnAPhone = meta.story({ args: { view: fixtures.longTexts }, globals: { viewport: { value: 'small', isRotated: false } } });

/** Submits the product, then shows the view `answer`. */
const answering = (answer: ToolFormView) =>
  function Answering(args: ToolFormProps) {
    const [view, setView] = useState(args.view);
    const send: ToolFormProps['onSubmit'] = (tool) => {
      args.onSubmit(tool);
      setView(toolForms.adding);
      setTimeout(() => setView(answer));
    };
    return <ToolForm {...args} view={view} onSubmit={send} onEdit={() => setView(fixtures.filled)} />;
  };
export const SubmitSucceeds = meta.story({ args: { view: fixtures.filled }, render: answering(toolForms.added) });
export const SubmitRefused = meta.story({ args: { view: fixtures.filled }, render: answering(toolForms.refused) });
export const WithoutResponse = meta.story({ args: { view: fixtures.filled }, render: answering(toolForms.unconfirmed) });

const MESSAGES = {
  Name: NAME_REQUIRED,
  'Image 1 link': IMAGES_REQUIRED,
  'Image 2 link': IMAGES_REQUIRED,
  'Image 3 link': IMAGES_REQUIRED,
  Description: DESCRIPTION_REQUIRED,
  Price: PRICE_REQUIRED,
  [ADD_QUANTITY]: STOCK_REQUIRED,
  'Product Status': STATUS_REQUIRED,
  Rating: RATING_REQUIRED,
  Date: RELEASE_REQUIRED,
};

/** The fields whose description has more text after the message, such as a hint. */
const HINTED = ['Price', ADD_QUANTITY, 'Product Status', 'Rating', 'Date'];

Editing.test('an empty form shows the documented message at every field and focuses the first', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: ADD }));
  for (const [label, message] of Object.entries(MESSAGES)) {
    const end = HINTED.includes(label) ? '' : '$';
    const described = expect.stringMatching(new RegExp(`^${message}${end}`));
    await waitFor(() => expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(described));
  }
  await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

Editing.test('groups the three image links, and shows the range of the rating', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Images' }).querySelectorAll('input')).toHaveLength(3);
  await expect(canvas.getByPlaceholderText('1-5')).toBe(canvas.getByLabelText('Rating'));
});

Filled.test('submits typed numbers as numbers', async ({ canvas, userEvent, args }) => {
  await userEvent.clear(canvas.getByLabelText('Price'));
  await userEvent.type(canvas.getByLabelText('Price'), '$1,200');
  await userEvent.click(canvas.getByRole('button', { name: ADD }));
  await expect(await canvas.findByText(AMBIGUOUS_AMOUNT)).toBeVisible();
  await userEvent.type(canvas.getByLabelText('Price'), '.５０');
  await userEvent.click(canvas.getByRole('button', { name: ADD }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  await expect(args.onSubmit).toHaveBeenCalledWith({ ...fixtures.typed, price: 1200.5, quantity: 12, rating: 4.5 });
});

Wrong.test('shows a specific message for every invalid value', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: ADD }));
  await expect(await canvas.findByText('Price must be more than 0, like 64.90')).toBeVisible();
  for (const text of ['Quantity must be a whole number from 0 up', 'Rating must be from 1 to 5', 'Choose a day from 1900 on'])
    await expect(canvas.getByText(text)).toBeVisible();
  await expect(canvas.getAllByText(/No picture can be shown from this link/)).toHaveLength(2);
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

Filled.test('focuses a single invalid field and clears its message once it is corrected', async ({ canvas, userEvent, args }) => {
  const NO_PICTURE = 'No picture can be shown from this link. It must begin with https://';
  for (const [label, wrong, message, right] of [
    ['Rating', '6', 'Rating must be from 1 to 5', '5'],
    ['Price', '0', 'Price must be more than 0, like 64.90', '0.01'],
    [ADD_QUANTITY, '1.5', 'Quantity must be a whole number from 0 up', '0'],
    ['Image 2 link', 'javascript:alert(1)', NO_PICTURE, 'pictures/1f529.webp'],
    ['Image 1 link', 'http://pictures.example/a.png', NO_PICTURE, 'pictures/1f527.webp'],
  ] as const) {
    const field = canvas.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, wrong);
    await userEvent.click(canvas.getByRole('button', { name: ADD }));
    await expect(await canvas.findByText(message)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, right);
    await waitFor(() => expect(canvas.queryByText(message)).toBeNull());
  }
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

Editing.test('previews a text on every key, and a link once its field loses focus', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Image 1 link'), 'pictures/1f527.webp');
  await expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ img: 'pictures/1f527.webp' }));
  await expect(args.onPreviewChange).not.toHaveBeenCalledWith(expect.objectContaining({ img: expect.stringContaining('p') }));
  await userEvent.tab();
  await expect(args.onPreviewChange).toHaveBeenLastCalledWith(expect.objectContaining({ img: 'pictures/1f527.webp' }));
  await userEvent.type(canvas.getByLabelText('Name'), 'L');
  await expect(args.onPreviewChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'L', img: 'pictures/1f527.webp' }));
});

Adding.test('ignores a second submit, is read-only and announces the current step', async ({ canvas, userEvent, args }) => {
  const add = canvas.getByRole('button', { name: ADD });
  await expect(add).toHaveAttribute('data-state', 'busy');
  await userEvent.click(add);
  await fireEvent.submit(canvas.getByRole('form', { name: 'Product' }));
  for (const label of Object.keys(MESSAGES)) await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly');
  await expect(canvas.getByText('Adding your product …')).toHaveAttribute('role', 'status');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

SubmitSucceeds.test('clears the form after the product was added, shows the links and keeps focus', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: ADD }));
  await expect(await canvas.findByText('Your product is in the shop')).toBeVisible();
  for (const label of Object.keys(MESSAGES)) await waitFor(() => expect(canvas.getByLabelText(label)).toHaveValue(''));
  await expect(canvas.getByRole('link', { name: 'See it on the home page' })).toHaveAttribute('href', '/');
  await expect(canvas.getByRole('link', { name: 'See all car products' })).toHaveAttribute('href', '/showAllCarProducts');
  await expect(args.onPreviewChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: '', img: '', img3: '' }));
  await expect(canvas.getByRole('button', { name: ADD })).toHaveFocus();
});

SubmitRefused.test('says why the product was refused, keeps the form and can be submitted again', async ({ canvas, userEvent, args }) => {
  const add = canvas.getByRole('button', { name: ADD });
  await userEvent.click(add);
  await expect(await canvas.findByRole('alert')).toHaveTextContent(/Your product was not added/);
  await expect(canvas.getByLabelText('Name')).toHaveValue(fixtures.typed.name);
  await expect(canvas.getByLabelText('Price')).toHaveValue('34.50');
  await userEvent.click(add);
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
});

WithoutResponse.test(
  'allows no second submit without a response until Back to the form, which focuses ADD',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: ADD }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/cannot tell whether your product was added/);
    await userEvent.click(canvas.getByRole('button', { name: ADD }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: ADD })).toHaveFocus());
    await expect(canvas.getByLabelText('Name')).toHaveValue(fixtures.typed.name);
    await userEvent.click(canvas.getByRole('button', { name: ADD }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
);

CheckingAgain.test('keeps the notice while checking again, and Back to the form is unavailable', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'Check again' })).toHaveAttribute('data-state', 'busy');
  await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }));
  await expect(args.onEdit).not.toHaveBeenCalled();
});

Editing.test('sends values that were set without an event', async ({ canvas, userEvent, args }) => {
  const { name, img, img2, img3, description, price, quantity, status, rating, date } = fixtures.typed;
  const values = [name, img, img2, img3, description, price, quantity, status, rating, date];
  for (const [index, label] of Object.keys(MESSAGES).entries()) setWithoutEvents(canvas.getByLabelText(label), String(values[index]));
  await userEvent.click(canvas.getByRole('button', { name: ADD }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...fixtures.typed, price: 34.5, quantity: 12, rating: 4.5 }));
});

Adding.test('shows and drafts what is sent, although a date picker ignores readOnly', async ({ canvas, args }) => {
  const date = canvas.getByLabelText<HTMLInputElement>('Date');
  const sent = date.value;
  pick(date, '2026-12-16');
  await expect(date).toHaveValue(sent);
  await expect(args.onDraftChange).not.toHaveBeenCalled();
});
