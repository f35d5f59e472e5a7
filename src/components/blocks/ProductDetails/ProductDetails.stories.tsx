import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import * as fixtures from './ProductDetails.fixtures.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductDetailsSkeleton } from './ProductDetailsSkeleton.tsx';

const meta = preview.meta({
  component: ProductDetails,
  tags: ['block'],
  args: { product: fixtures.wrenchDetails },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: tokens.width.dialog }}>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story();
export const Loading = meta.story({ render: () => <ProductDetailsSkeleton /> });
export const SoldOut = meta.story({ args: { product: fixtures.soldOut } });
export const PriceUnavailable = meta.story({ args: { product: fixtures.priceUnavailable } });
export const Bare = meta.story({ args: { product: fixtures.bare } });
export const WithoutPictures = meta.story({ args: { product: fixtures.withoutPictures } });
export const BrokenPicture = meta.story({ args: { product: fixtures.brokenPicture } });
export const RightToLeft = meta.story({ args: { product: fixtures.rightToLeft } });
export const LongTexts = meta.story({ args: { product: fixtures.longTexts } });

Ready.test('opens with the second picture', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Picture 2 of 3' })).toBeChecked();
});

Ready.test('shows the rating', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeVisible();
});

Bare.test('leaves out an unknown rating', async ({ canvas }) => {
  await expect(canvas.queryByRole('img', { name: /^Rated/ })).toBeNull();
});

Bare.test('leaves out an unknown release date', async ({ canvas }) => {
  await expect(canvas.queryByText('Release date')).not.toBeInTheDocument();
});

PriceUnavailable.test('Book says why it is unavailable', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /^Book / })).toHaveAccessibleDescription('Price unavailable');
});

SoldOut.test('says Sold Out once instead of offering a booking', async ({ canvas }) => {
  await expect(canvas.getByText('Sold Out')).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});
