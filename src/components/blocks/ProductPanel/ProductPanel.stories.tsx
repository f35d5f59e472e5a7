import { expect, spyOn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { cabinet, wrenches } from '../BookingForm/BookingForm.fixtures.ts';
import { rightToLeft } from '../ProductDetails/ProductDetails.fixtures.ts';
import { ProductPanel, ProductPanelSkeleton } from './ProductPanel.tsx';

const meta = preview.meta({
  component: ProductPanel,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ProductDetails: 'in the details dialog', ProductCard: 'to offer a product' },
      do: [
        'Place it before the form, so that a phone shows first what is booked',
        'Pass a stock of null if it is unknown: it says Stock unknown',
        'Use ProductPanelSkeleton with what the list already knows, so that the picture does not jump',
      ],
      dont: ['Add the price: the form beside it has it', 'Show it for two products on one page: its picture moves by the product’s id'],
      keyboard: { Tab: 'Reaches the chosen thumbnail only', 'Arrow keys': 'Choose another picture' },
    },
  },
  args: { product: wrenches },
});

export const Tool = meta.story();
export const Bare = meta.story({ args: { product: cabinet } });
export const SamePictureTwice = meta.story({
  args: { product: { ...wrenches, pictures: ['pictures/1f527.webp', 'pictures/1f527.webp'] } },
  beforeEach: () => {
    const complaints = spyOn(console, 'error');
    return () => complaints.mockRestore();
  },
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
const { name, description } = rightToLeft;
export const RightToLeft = meta.story({ args: { product: { ...wrenches, name, description } } });
export const Loading = meta.story({ render: () => <ProductPanelSkeleton /> });

Tool.test('a click on a thumbnail shows its picture', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Picture 2 of 3' }));
  await expect(canvas.getByRole('radio', { name: 'Picture 2 of 3' })).toBeChecked();
  await expect(canvas.getByRole('img', { name: wrenches.name })).toHaveAttribute('src', expect.stringContaining('1f529'));
});

Tool.test('shows the rating', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeVisible();
});

Bare.test('shows Stock unknown if the stock is null', async ({ canvas }) => {
  await expect(canvas.getByText('Stock unknown')).toBeVisible();
});

SamePictureTwice.test('the same picture twice has two separate thumbnails', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Picture 2 of 2' }));
  await expect(canvas.getByRole('radio', { name: 'Picture 1 of 2' })).not.toBeChecked();
  await expect(console.error).not.toHaveBeenCalled();
});

RightToLeft.test('shows the texts of the product in their own direction', async ({ canvas }) => {
  for (const text of [name, description]) await expect(getComputedStyle(canvas.getByText(text)).direction).toBe('rtl');
});
