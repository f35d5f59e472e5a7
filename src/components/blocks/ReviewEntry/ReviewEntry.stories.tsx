import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import * as fixtures from '../ReviewCard/ReviewCard.fixtures.ts';
import { ReviewEntry, ReviewEntrySkeleton } from './ReviewEntry.tsx';

const meta = preview.meta({
  component: ReviewEntry,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ReviewCard: 'for an excerpt, as on the home page' },
      do: [
        'Use it directly below the page’s heading: the writer’s name is a heading of level 2',
        'Use it for the whole list: a text of usual length is shown in full',
      ],
      dont: ['Shorten the text: a long one opens in place', 'Use it where all cards must have the same height'],
      keyboard: { 'Enter or Space': 'On Read More: opens or closes a long review' },
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
export const Loading = meta.story({ render: () => <ReviewEntrySkeleton /> });
export const BrokenPhoto = meta.story({ args: { review: fixtures.brokenPhoto } });
export const LongTexts = meta.story({ args: { review: fixtures.longTexts } });
export const RightToLeft = meta.story({ args: { review: fixtures.rightToLeft } });
export const InParagraphs = meta.story({ args: { review: { ...fixtures.tamika, text: 'It fell.\n\nIt held.' } } });

Ready.test('shows a text of usual length in full', async ({ canvas }) => {
  const text = canvas.getByText(fixtures.tamika.text);
  await expect(text.scrollHeight).toBe(text.clientHeight);
  await expect(canvas.queryByRole('button')).toBeNull();
});

LongTexts.test('opens a long text in place, and screen readers can always read all of it', async ({ canvas, userEvent }) => {
  const text = canvas.getByText(/^I have owned four jump starters/);
  await expect(text).toHaveTextContent(fixtures.longTexts.text);
  await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  await userEvent.click(await canvas.findByRole('button', { name: `Read More by ${fixtures.longTexts.name}` }));
  await expect(text.scrollHeight).toBe(text.clientHeight);
});
