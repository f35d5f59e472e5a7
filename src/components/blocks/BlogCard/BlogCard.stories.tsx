import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import * as fixtures from './BlogCard.fixtures.ts';
import { BlogCard, BlogCardSkeleton } from './BlogCard.tsx';

const meta = preview.meta({
  component: BlogCard,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ProductCard: 'to sell the product', BlogsScreen: 'for the whole page' },
      do: [
        'Pass the third picture first, then the second and the first',
        'Pass the product’s own pictures as portraits: the first determines the tint of both tiles',
        'Show BlogCardSkeleton while the posts load',
      ],
      dont: ['Shorten the description: it is clamped to three lines and opens in place', 'Invent a date: pass null, and none shows'],
      keyboard: { 'Enter or Space': 'On Read More: opens or closes the description' },
    },
  },
  args: { blog: fixtures.hammer },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: tokens.width.toast }}>
        <Story />
      </div>
    ),
  ],
});

export const Closed = meta.story();
export const ShortText = meta.story({ args: { blog: fixtures.saw } });
export const WithoutWords = meta.story({ args: { blog: fixtures.withoutWords } });
export const LongTexts = meta.story({ args: { blog: fixtures.longTexts } });
export const RightToLeft = meta.story({ args: { blog: fixtures.rightToLeft } });
export const BrokenPictures = meta.story({ args: { blog: fixtures.brokenPictures } });
export const Loading = meta.story({ render: () => <BlogCardSkeleton /> });

Closed.test('Read More opens the whole text in place', async ({ canvas, userEvent }) => {
  const text = canvas.getByText(/^A polished 300 g head/);
  await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  await userEvent.click(await canvas.findByRole('button', { name: 'Read More Body Panel Hammer 300 g' }));
  await expect(text.scrollHeight).toBe(text.clientHeight);
});

Closed.test('shows the date, and the product as the author', async ({ canvas }) => {
  await expect(canvas.getByRole('article', { name: 'Body Panel Hammer 300 g' })).toBeVisible();
  await expect(canvas.getByText('Jan 30, 2025')).toHaveAttribute('datetime', '2025-01-30');
  await expect(canvas.getByText('Body Panel Hammer 300 g', { selector: 'bdi' })).toBeVisible();
});

Closed.test('the picture does not overlap the text', async ({ canvas }) => {
  const [picture] = canvas.getAllByRole('presentation');
  const title = canvas.getByRole('heading', { name: 'Body Panel Hammer 300 g' }).getBoundingClientRect();
  await expect(picture?.parentElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(title.top);
});

ShortText.test('shows no Read More for a short text, and nothing for a missing date', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.queryByRole('time')).toBeNull();
  await expect(canvas.getByRole('article')).not.toHaveTextContent('Not set');
});
