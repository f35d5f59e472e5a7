import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import * as fixtures from './ProductDetails.fixtures.ts';
import { ProductDetails, ProductDetailsSkeleton } from './ProductDetails.tsx';

const meta = preview.meta({
  component: ProductDetails,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        ProductCard: 'in a list',
        ProductPanel: 'beside the booking form',
        ProductDetailsScreen: 'for the dialog with its states',
      },
      do: [
        'Show the product’s name above it: the dialog’s title does',
        'Pass all pictures in the order of the backend: it opens with the second',
        'Pass an empty date, or a rating of null, if it is unknown: it is then left out',
      ],
      dont: ['Put markup into the description: its line breaks are its paragraphs', 'Use it for cameras and phones: they have no details'],
      keyboard: { 'Arrow keys': 'On a thumbnail: show the next or previous picture', Enter: 'On Book: opens the product’s booking form' },
    },
  },
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

RightToLeft.test('shows the description in its own direction', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByText(fixtures.rightToLeft.description)).direction).toBe('rtl');
});
