import { expect, fn } from 'storybook/test';
import { ADD_REVIEW, WELCOME } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import * as forms from '../../../blocks/ReviewForm/ReviewForm.fixtures.ts';
import { PageLevel } from '../../../primitives/PageHeading/PageHeading.tsx';
import { addReviewViews } from './AddReviewScreen.fixtures.ts';
import { AddReviewScreen } from './AddReviewScreen.tsx';

const meta = preview.meta({
  component: AddReviewScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ReviewForm: 'for the form without a page', ReviewsScreen: 'to read the reviews' },
      do: [
        'Pass sending from the call until its answer, then added, refused or unconfirmed',
        'Store the description in onType, and ask before a page with unsent text is left',
        'Read name, picture and email from the profile, else from the identity',
      ],
      dont: [
        'Move to another page after added: the notice links to the reviews',
        'Send a review again by itself after unconfirmed',
        'Set the level of its heading: inside the dashboard PageLevel does',
      ],
      keyboard: { Enter: 'On ADD: sends the review, or moves the focus to an empty Description' },
    },
  },
  args: { view: addReviewViews.editing, onSubmit: fn(), onType: fn() },
});

export const Editing = meta.story();
export const Sending = meta.story({ args: { view: addReviewViews.sending } });
export const Added = meta.story({ args: { view: addReviewViews.added } });
export const Refused = meta.story({ args: { view: addReviewViews.refused } });
export const Unconfirmed = meta.story({ args: { view: addReviewViews.unconfirmed } });
export const WithoutProfile = meta.story({ args: { view: forms.withoutProfile } });
export const RightToLeft = meta.story({ args: { view: forms.rightToLeft } });
export const LongTexts = meta.story({ args: { view: forms.longTexts } });
export const OnAPhone = meta.story({ args: { view: forms.longTexts }, globals: { viewport: { value: 'small', isRotated: false } } });
export const InTheDashboard = meta.story({
  render: (args) => (
    <PageLevel value={2}>
      <h1>{WELCOME}</h1>
      <AddReviewScreen {...args} />
    </PageLevel>
  ),
});

Editing.test('has a heading and an empty description', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: ADD_REVIEW })).toBeVisible();
  await expect(canvas.getByLabelText('Description')).toHaveValue('');
});

InTheDashboard.test('uses a heading one level lower inside another page', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: ADD_REVIEW })).toBeVisible();
});
