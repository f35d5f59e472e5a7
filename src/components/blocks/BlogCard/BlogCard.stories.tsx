import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import * as fixtures from './BlogCard.fixtures.ts';
import { BlogCard } from './BlogCard.tsx';
import { BlogCardSkeleton } from './BlogCardSkeleton.tsx';

const meta = preview.meta({
  component: BlogCard,
  tags: ['block'],
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
