import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { longTexts } from '../../../blocks/ReviewCard/ReviewCard.fixtures.ts';
import * as fixtures from './ReviewsScreen.fixtures.ts';
import { ReviewsScreen, type ReviewsView } from './ReviewsScreen.tsx';

const meta = preview.meta({
  component: ReviewsScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { AddReviewScreen: 'to write one', CardSection: 'for a few on another page' },
      do: [
        'Sort them before, the newest first: the intro says so',
        'Pass each review without its writer’s email',
        'Guard /addAReview, to which it links, for people who are signed in',
      ],
      dont: ['Leave out long reviews: they open in place', 'Add a second link while it is empty: the empty state has it'],
      keyboard: { 'Enter or Space': 'On Read More: shows the whole review. On Retry: loads the reviews again' },
    },
  },
  args: { view: fixtures.reviewsViews.ready, onRetry: fn() },
});

export const Ready = meta.story();
export const Loading = meta.story({ args: { view: fixtures.reviewsViews.loading } });
export const Empty = meta.story({ args: { view: fixtures.reviewsViews.empty } });
export const Failed = meta.story({ args: { view: fixtures.reviewsViews.failed } });
export const Stale = meta.story({ args: { view: fixtures.stale } });
export const One = meta.story({ args: { view: fixtures.one } });
export const Many = meta.story({ args: { view: fixtures.many } });
/** Reviews with long text, right-to-left text, a broken picture or a single word. */
export const Odd = meta.story({ args: { view: fixtures.odd } });
export const OnAPhone = meta.story({ args: { view: fixtures.odd }, globals: { viewport: { value: 'small', isRotated: false } } });
export const Recovering = meta.story({
  args: { view: fixtures.reviewsViews.failed },
  render: function Recover(args) {
    const [view, setView] = useState<ReviewsView>(args.view);
    return <ReviewsScreen {...args} view={view} onRetry={() => setView(fixtures.reviewsViews.loading)} />;
  },
});

Recovering.test('moves focus to the heading when Retry disappears', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry Customer Reviews' }));
  await expect(canvas.queryByRole('button', { name: /Retry/ })).toBeNull();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Customer Reviews' })).toHaveFocus();
});

Odd.test('shows the whole text after Read More', async ({ canvas, userEvent }) => {
  const text = canvas.getByText(longTexts.text);
  await userEvent.click(await canvas.findByRole('button', { name: `Read More by ${longTexts.name}` }));
  await expect(text.scrollHeight).toBe(text.clientHeight);
});

Ready.test('links to adding a review', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Add a review' })).toHaveAttribute('href', '/addAReview');
});

Empty.test('has a single link to add the first review', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
  await expect(canvas.getByRole('link', { name: 'Add a review' })).toBeVisible();
});
