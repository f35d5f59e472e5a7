import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import * as fixtures from './ReviewCard.fixtures.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewCardSkeleton } from './ReviewCardSkeleton.tsx';

const meta = preview.meta({
  component: ReviewCard,
  tags: ['block'],
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
export const Excerpt = meta.story({ args: { review: fixtures.longTexts, extent: 'excerpt' } });
export const RightToLeft = meta.story({ args: { review: fixtures.rightToLeft } });

Excerpt.test('is cut visually, but not for screen readers', async ({ canvas }) => {
  const text = canvas.getByText(/^I have owned four jump starters/);
  await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  await expect(text).toHaveTextContent(fixtures.longTexts.text);
});
