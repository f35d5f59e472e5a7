import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import * as fixtures from './ReviewCard.fixtures.ts';
import { ReviewCard, ReviewCardSkeleton } from './ReviewCard.tsx';

const meta = preview.meta({
  component: ReviewCard,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ReviewEntry: 'for the full text, as in the list of all reviews', BlogCard: 'for a text of the shop' },
      do: [
        'Place several side by side: a long text does not stretch the row',
        'Place it below a heading of level 2: the name is one of level 3',
      ],
      dont: [
        'Pass the writer’s email: a review never shows it',
        'Cut the text before: the excerpt is cut on screen only, and read in full',
      ],
      keyboard: {},
    },
  },
  args: { review: fixtures.tamika },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: tokens.stage.object }}>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story();
export const Loading = meta.story({ render: () => <ReviewCardSkeleton /> });
export const BrokenPhoto = meta.story({ args: { review: fixtures.brokenPhoto } });
export const LongTexts = meta.story({ args: { review: fixtures.longTexts } });
export const RightToLeft = meta.story({ args: { review: fixtures.rightToLeft } });

RightToLeft.test('shows the name and the text in their own direction', async ({ canvas }) => {
  const { name, text } = fixtures.rightToLeft;
  await expect(canvas.getByRole('heading', { name })).toHaveStyle({ direction: 'rtl' });
  await expect(canvas.getByText(text)).toHaveStyle({ direction: 'rtl' });
});

LongTexts.test('is cut visually, but not for screen readers', async ({ canvas }) => {
  const text = canvas.getByText(/^I have owned four jump starters/);
  await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  await expect(text).toHaveTextContent(fixtures.longTexts.text);
});
