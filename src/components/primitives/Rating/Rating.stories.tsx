import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Rating } from './Rating.tsx';

const meta = preview.meta({
  component: Rating,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Text: 'for a count, such as 12 reviews', Badge: 'for a status' },
      do: [
        'Use chip over a picture, and plain beside text',
        'Pass null if there is no rating: nothing is shown then',
        'Keep the exact number: stars are rounded to halves, the number to tenths',
      ],
      dont: ['Pass a scale other than 0 to 5: such a number shows nothing', 'Use it to let people rate: it only shows'],
      keyboard: {},
    },
  },
  args: { value: 4.5 },
});

export const Half = meta.story();
export const Full = meta.story({ args: { value: 5 } });
export const None = meta.story({ args: { value: 0 } });
/** Rounded to halves; the number is exact. */
export const Exact = meta.story({ args: { value: 4.8 } });
export const Unknown = meta.story({ args: { value: null } });
/** A scale that is not 0 to 5. */
export const OtherScale = meta.story({ args: { value: 87 } });
export const Chip = meta.story({ args: { variant: 'chip' } });
export const All = meta.story({
  render: (args) => (
    <Stack gap="small">
      {Array.from({ length: 11 }, (_, index) => (
        <Rating {...args} key={index} value={index / 2} />
      ))}
    </Stack>
  ),
});
export const RightToLeft = meta.story({
  args: { value: 3.5 },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
/** In less space than its stars need, as with very large text. */
export const Narrow = meta.story({
  args: { value: 3.5, variant: 'chip' },
  decorators: [
    (Story) => (
      <div style={{ width: '5em', fontSize: '2em' }}>
        <Story />
      </div>
    ),
  ],
});

Half.test('says the rating, once', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeVisible();
  await expect(canvasElement).toHaveTextContent(/^4\.5$/);
});

Exact.test('shows the exact number', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Rated 4.8 out of 5' })).toHaveTextContent('4.8');
});

Unknown.test('shows nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});

OtherScale.test('shows nothing', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(canvasElement).toHaveTextContent(/^$/);
});

Narrow.test('stays in its container', async ({ canvas }) => {
  const rating = canvas.getByRole('img');
  await expect(rating.scrollWidth).toBeLessThanOrEqual(rating.parentElement?.clientWidth ?? 0);
});
