import { http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { ADD, DESCRIPTION } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { answerCalls, asShopper, follow, loadPages, openSandbox, sandboxOf, shopAt } from '#tests/support/journeys/journey.tsx';

/** A shopper writes a review. */
const meta = preview.meta({
  title: 'AddReview',
  tags: ['flow', '!manifest'],
  parameters: { controls: { disable: true } },
  loaders: [loadPages([() => import('./ReviewRoute.tsx'), () => import('../reviews/ReviewsRoute.tsx')]), openSandbox],
  beforeEach: answerCalls,
});

/** The shop answers late that the review was added. */
export const SlowAnswer = meta.story({
  globals: asShopper,
  parameters: { faults: 'createReview:slow:3000' },
  render: shopAt('/showAllReview'),
});

SlowAnswer.test('empties the form for a shopper who left it meanwhile and came back', async ({ canvas, loaded, msw, userEvent }) => {
  // The sandbox answers when the test lets it, not after the story's three seconds.
  sandboxOf({ loaded }).faults.clear();
  const answer = Promise.withResolvers<void>();
  msw.use(http.post('*/review', () => answer.promise));
  const openForm = async () => {
    follow(await canvas.findByRole('link', { name: 'Add a review' }));
    return canvas.findByLabelText(DESCRIPTION);
  };
  await userEvent.type(await openForm(), 'It turns.');
  await userEvent.click(canvas.getByRole('button', { name: ADD }));
  await waitFor(() => expect(canvas.getByRole('button', { name: ADD })).toHaveAttribute('aria-busy', 'true'));
  follow(canvas.getByRole('link', { name: 'Reviews' }));
  const description = await openForm();
  await expect(canvas.getByRole('button', { name: ADD })).toHaveAttribute('aria-busy', 'true');
  answer.resolve();
  await waitFor(() => expect(canvas.getByRole('button', { name: ADD })).not.toHaveAttribute('aria-busy'));
  await waitFor(() => expect(description).toHaveValue(''));
  follow(canvas.getByRole('link', { name: 'Reviews' }));
  await expect(await canvas.findByText('It turns.')).toBeVisible();
});
