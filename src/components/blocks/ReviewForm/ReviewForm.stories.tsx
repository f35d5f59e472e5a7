import { useLayoutEffect, useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ADD, DESCRIPTION_REQUIRED, EMAIL_REQUIRED, IMAGES, IMAGES_REQUIRED, NAME_REQUIRED } from '#contract/texts.ts';
import { setWithoutEvents } from '#tests/support/setWithoutEvents.ts';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import * as fixtures from './ReviewForm.fixtures.ts';
import { ReviewForm, type ReviewFormProps, type ReviewFormView } from './ReviewForm.tsx';

const { reviewForms } = fixtures;

const meta = preview.meta({
  component: ReviewForm,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { AddReviewScreen: 'for the page around it', ReviewCard: 'to show a review' },
      do: [
        'Keep it mounted in all states: it holds the text, and empties it once the review is added',
        'Keep the text in onType, so that a reload does not lose it',
        'Choose unconfirmed after no answer: the text stays, and the notice links to the reviews',
      ],
      dont: ['Send it again automatically: it could be posted twice', 'Let people edit name, picture or email: they come from the account'],
      keyboard: {
        Enter: 'In Description: begins a new line. On ADD: sends the review',
        Tab: 'Moves through Description, Name and Email to ADD',
      },
    },
  },
  args: { view: reviewForms.editing, onSubmit: fn(), onType: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: tokens.width.dialog }}>
        <Story />
      </div>
    ),
  ],
});

export const Editing = meta.story();
export const Sending = meta.story({ args: { view: reviewForms.sending } });
export const Added = meta.story({ args: { view: reviewForms.added } });
export const Refused = meta.story({ args: { view: reviewForms.refused } });
export const Unconfirmed = meta.story({ args: { view: reviewForms.unconfirmed } });
export const WithoutProfile = meta.story({ args: { view: fixtures.withoutProfile } });
export const BrokenPhoto = meta.story({ args: { view: fixtures.brokenPhoto } });
export const RightToLeft = meta.story({ args: { view: fixtures.rightToLeft } });
export const LongTexts = meta.story({ args: { view: fixtures.longTexts } });
/** Types as soon as the form is there, before passive effects, which wait for a page's transition. */
export const TypedAtOnce = meta.story({
  render: function TypeAtOnce(args) {
    const form = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      const description = form.current?.querySelector('textarea');
      if (!description) return;
      setWithoutEvents(description, 'Clicks.');
      description.dispatchEvent(new Event('input', { bubbles: true }));
    }, []);
    return (
      <div ref={form}>
        <ReviewForm {...args} />
      </div>
    );
  },
});
TypedAtOnce.test('reports what is typed at once', async ({ args }) => {
  await expect(args.onType).toHaveBeenCalledWith('Clicks.');
});
/** Does not happen in the app, which always fills in these fields. */
export const NothingFromTheAccount = meta.story({
  args: { view: { ...reviewForms.editing, author: { name: '', photo: '', email: '' } } },
});
/** Submits the review, then shows the view `answer`. */
const answering = (answer: ReviewFormView) =>
  function Answering(args: ReviewFormProps) {
    const [view, setView] = useState(args.view);
    const send: ReviewFormProps['onSubmit'] = (review) => {
      args.onSubmit(review);
      setView(reviewForms.sending);
      setTimeout(() => setView(answer));
    };
    return <ReviewForm {...args} view={view} onSubmit={send} />;
  };
export const AddingOne = meta.story({ render: answering(reviewForms.added) });
export const RefusingOne = meta.story({ render: answering(reviewForms.refused) });

Editing.test('rejects an empty description and focuses it', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Description'), '  ');
  await userEvent.click(canvas.getByRole('button', { name: ADD }));
  await expect(await canvas.findByText(DESCRIPTION_REQUIRED)).toBeVisible();
  await waitFor(() => expect(canvas.getByLabelText('Description')).toHaveFocus());
  await expect(canvas.getByLabelText('Description')).toHaveAccessibleDescription(DESCRIPTION_REQUIRED);
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('Fine.');
  await waitFor(() => expect(canvas.queryByText(DESCRIPTION_REQUIRED)).toBeNull());
});

Editing.test("reports what is typed, and submits it with the account's data", async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Description'), ' It turns. ');
  await expect(args.onType).toHaveBeenLastCalledWith(' It turns. ');
  await userEvent.click(canvas.getByRole('button', { name: ADD }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  await expect(args.onSubmit).toHaveBeenCalledWith({
    description: 'It turns.',
    name: 'Sam Carter',
    img: 'pictures/1f468-1f3fd-200d-1f527.webp',
    email: 'shopper@example.com',
  });
});

Editing.test("the account's data cannot be changed", async ({ canvas }) => {
  await expect(canvas.getByLabelText('Name')).toHaveAttribute('readonly');
  await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
  await expect(canvas.getByLabelText(IMAGES).querySelector('img')).toHaveAttribute('src', '/pictures/1f468-1f3fd-200d-1f527.webp');
});

NothingFromTheAccount.test('shows the documented message for every empty field', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: ADD }));
  for (const message of [DESCRIPTION_REQUIRED, IMAGES_REQUIRED, NAME_REQUIRED, EMAIL_REQUIRED])
    await expect(await canvas.findByText(message)).toBeVisible();
});

Sending.test('a second submit is ignored', async ({ canvas, userEvent, args }) => {
  const add = canvas.getByRole('button', { name: ADD });
  await expect(add).toHaveAttribute('data-state', 'busy');
  await userEvent.click(add);
  await expect(canvas.getByLabelText('Description')).toHaveAttribute('readonly');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

AddingOne.test('clears only the text after the review was added, and keeps focus', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Description'), 'It turns.');
  await userEvent.click(canvas.getByRole('button', { name: ADD }));
  await expect(await canvas.findByText('Your review was added')).toBeVisible();
  await waitFor(() => expect(canvas.getByLabelText('Description')).toHaveValue(''));
  await expect(canvas.getByLabelText('Name')).toHaveValue('Sam Carter');
  await expect(canvas.getByLabelText('Email')).toHaveValue('shopper@example.com');
  await expect(canvas.getByRole('button', { name: ADD })).toHaveFocus();
});

RefusingOne.test('says why the review was refused and keeps the text', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Description'), 'It turns.');
  await userEvent.click(canvas.getByRole('button', { name: ADD }));
  await expect(await canvas.findByRole('alert')).toHaveTextContent(/Your review was not added/);
  await expect(canvas.getByLabelText('Description')).toHaveValue('It turns.');
  await userEvent.click(canvas.getByRole('button', { name: ADD }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
});

Unconfirmed.test('does not say that it failed, and links to the reviews', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/cannot tell whether your review arrived/);
  await expect(canvas.getByRole('link', { name: 'See the reviews' })).toHaveAttribute('href', '/showAllReview');
});

Editing.test('sends a text that was set without an event', async ({ canvas, userEvent, args }) => {
  setWithoutEvents(canvas.getByLabelText('Description'), 'It turns.');
  await userEvent.click(canvas.getByRole('button', { name: ADD }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ description: 'It turns.' })));
  await expect(args.onType).toHaveBeenLastCalledWith('It turns.');
});
