import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import * as views from './ProductDetailsScreen.fixtures.ts';
import { ProductDetailsScreen } from './ProductDetailsScreen.tsx';

const meta = preview.meta({
  component: ProductDetailsScreen,
  tags: ['screen'],
  parameters: {
    docs: { story: { inline: false, height: '40rem' } },
    guide: {
      instead: { BookingScreen: 'to book the product', ProductDetails: 'for the contents without a dialog' },
      do: [
        'Open it by the address, so that a link shows it, and over every list',
        'Pass gone for a product that the backend no longer has',
        'Remove the product from the address in onClose',
      ],
      dont: [
        'Replace the page under it: the page keeps its heading and its place',
        'Pass failed for a product that is gone: Retry would not help',
      ],
      keyboard: {
        Escape: 'Closes the dialog and returns the focus to what opened it',
        'Arrow keys': 'On a thumbnail: show another picture',
        Tab: 'Stays inside the dialog',
      },
    },
  },
  args: { view: views.fixtures.ready, onRetry: fn(), onClose: fn() },
});

export const Ready = meta.story();
export const Loading = meta.story({ args: { view: views.fixtures.loading } });
export const Gone = meta.story({ args: { view: views.fixtures.gone } });
export const Failed = meta.story({ args: { view: views.fixtures.failed } });
export const SoldOut = meta.story({ args: { view: views.soldOut } });
export const PriceUnavailable = meta.story({ args: { view: views.priceUnavailable } });
export const LongTexts = meta.story({ args: { view: views.longTexts } });
export const RightToLeft = meta.story({ args: { view: views.rightToLeft } });

Ready.test('is named after the product, links to its booking and closes', async ({ userEvent, args }) => {
  await screen.findByRole('dialog', { name: 'Ratchet Combination Wrench Set, 12 pc' });
  await expect(screen.getByRole('link', { name: /^Book / })).toHaveAttribute('href', '/booking/tool-1');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Ready.test('closes on Escape; an arrow key only changes the picture', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('radio', { name: 'Picture 1 of 3' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect(screen.getByRole('radio', { name: 'Picture 2 of 3' })).toHaveFocus();
  await expect(args.onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Gone.test('says that it is no longer available', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Product details' });
  await expect(dialog).toHaveTextContent('no longer available');
  await expect(dialog).toHaveTextContent('It may have been taken off the shelf.');
});

Failed.test('offers Retry', async ({ userEvent, args }) => {
  await expect(screen.getByRole('alert')).toHaveTextContent('The shop did not answer in time.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
