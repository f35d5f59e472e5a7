import { expect } from 'storybook/test';
import { BOOK_NOW, PER_PIECE } from '#contract/texts.ts';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import * as fixtures from './CameraCard.fixtures.ts';
import { CameraCard, CameraCardSkeleton } from './CameraCard.tsx';

const meta = preview.meta({
  component: CameraCard,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ProductCard: 'for a car tool', PhoneCard: 'for a phone', SimilarProducts: 'for what can be booked instead' },
      do: [
        'Set headingLevel to one below the heading of its list',
        'Say the minimum order and the stock in the note',
        'Pass a bookHref of null if the price cannot be read: Booking Now then says so',
      ],
      dont: [
        'Link it to details: a camera has none',
        'Show the same camera twice on a page: its picture moves to the booking page by its id',
      ],
      keyboard: { Enter: 'On Booking Now: opens the booking form' },
    },
  },
  args: { camera: fixtures.rangefinder },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: tokens.width.toast }}>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story();
export const Loading = meta.story({ render: () => <CameraCardSkeleton /> });
export const SoldOut = meta.story({ args: { camera: fixtures.soldOut } });
export const PriceUnavailable = meta.story({ args: { camera: fixtures.priceUnavailable } });
export const LongTexts = meta.story({ args: { camera: fixtures.longTexts } });
export const RightToLeft = meta.story({ args: { camera: fixtures.rightToLeft } });
export const BrokenPicture = meta.story({ args: { camera: fixtures.brokenPicture } });

Ready.test('shows the price per piece, and the booking link names the product', async ({ canvas, canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(`$349.00${PER_PIECE}`);
  await expect(canvas.getByRole('link', { name: `${BOOK_NOW} Rangefinder M2, 35 mm` })).toHaveAttribute('href', '/booking/camera-1');
});

SoldOut.test('says Sold Out instead of offering a booking', async ({ canvas }) => {
  await expect(canvas.getByText('Sold Out')).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});

Ready.test('leaves space above and below the picture, also in a low tile', async ({ canvasElement }) => {
  const picture = canvasElement.querySelector('img');
  const tile = picture?.parentElement?.getBoundingClientRect();
  await expect(picture?.offsetHeight).toBeGreaterThan(0);
  await expect(picture?.offsetHeight).toBeLessThan(0.73 * (tile?.height ?? 0));
});
