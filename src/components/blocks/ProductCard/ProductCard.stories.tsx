import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import * as fixtures from './ProductCard.fixtures.ts';
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';

const meta = preview.meta({
  component: ProductCard,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        CameraCard: 'for a camera',
        PhoneCard: 'for a phone',
        ProductCell: 'in a table',
        ToolPreview: 'for a tool that is still being typed',
      },
      do: [
        'Set headingLevel to one below the list’s own heading',
        'Pass several pictures: the next replaces a broken one',
        'Format prices and stock before: $64.90, 48 available, Stock unknown',
      ],
      dont: [
        'Colour the status by its words: it is free text',
        'Hide Book for a price that cannot be read: with a bookHref of null it says why',
        'Place two of the same product on a page: their pictures move by id',
      ],
      keyboard: {
        Tab: 'Reaches Details, and then Book, also while it is unavailable',
        Enter: 'On Details or Book: opens the details or the booking form',
      },
    },
  },
  args: { product: fixtures.wrench },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: tokens.width.toast }}>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story();
export const BelowAPageHeading = meta.story({ args: { headingLevel: 2 } });
export const Loading = meta.story({ render: () => <ProductCardSkeleton /> });
export const LoadingOnAPhone = Loading.extend({ globals: { viewport: { value: 'small', isRotated: false } } });
export const SoldOut = meta.story({ args: { product: fixtures.soldOut } });
export const PriceUnavailable = meta.story({ args: { product: fixtures.priceUnavailable } });
export const WithoutRating = meta.story({ args: { product: fixtures.withoutRating } });
export const WithoutStatus = meta.story({ args: { product: fixtures.withoutStatus } });
export const LongTexts = meta.story({ args: { product: fixtures.longTexts } });
export const RightToLeft = meta.story({ args: { product: fixtures.rightToLeft } });
export const BrokenPicture = meta.story({ args: { product: fixtures.brokenPicture } });
export const WithoutPicture = meta.story({ args: { product: fixtures.withoutPicture } });

LoadingOnAPhone.test('keeps its picture beside its lines', async ({ canvasElement }) => {
  const [picture, ...lines] = [...canvasElement.querySelectorAll('[aria-hidden="true"]')].map((part) => part.getBoundingClientRect());
  await expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) await expect(line.left).toBeGreaterThanOrEqual(picture?.right ?? Number.NaN);
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

Ready.test('details and booking are links that name the product', async ({ canvas }) => {
  const details = canvas.getByRole('link', { name: /^Details of Ratchet Combination Wrench Set/ });
  const book = canvas.getByRole('link', { name: /^Book Ratchet Combination Wrench Set/ });
  await expect(details).toHaveAttribute('href', '/?details=tool-1');
  await expect(book).toHaveAttribute('href', '/booking/tool-1');
});

Ready.test('shows the rating over the picture', async ({ canvas }) => {
  const rating = canvas.getByRole('img', { name: 'Rated 4.5 out of 5' }).getBoundingClientRect();
  const tile = canvas.getByRole('presentation').parentElement?.getBoundingClientRect();
  await expect(rating.bottom).toBeLessThanOrEqual(tile?.bottom ?? 0);
});

WithoutRating.test('shows no stars for a missing rating', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});

PriceUnavailable.test('Book stays focusable and says why it is unavailable', async ({ canvas }) => {
  const book = canvas.getByRole('button', { name: /^Book / });
  await expect(book).toHaveAttribute('aria-disabled', 'true');
  await expect(book).toHaveAccessibleDescription('Price unavailable');
});

BrokenPicture.test('shows the second picture if the first is broken', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('presentation')).toHaveAttribute('src', '/pictures/1f529.webp'));
});

BelowAPageHeading.test('its heading has the level that the page passes', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: fixtures.wrench.name })).toBeVisible();
});

SoldOut.test('says Sold Out once instead of offering a booking, and still has details', async ({ canvas }) => {
  await expect(canvas.getByText('Sold Out')).toBeVisible();
  await expect(canvas.getAllByRole('link')).toEqual([canvas.getByRole('link', { name: /^Details of/ })]);
});

OnAPhone.test('shows the picture beside the text, as tall as the text', async ({ canvas }) => {
  const tile = canvas.getByRole('presentation').parentElement?.getBoundingClientRect();
  const name = canvas.getByRole('heading').getBoundingClientRect();
  await expect(tile?.right).toBeLessThanOrEqual(name.left);
  await expect(tile?.bottom).toBeGreaterThanOrEqual(canvas.getByRole('link', { name: /^Book / }).getBoundingClientRect().bottom);
});
