import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longTexts, similarProducts } from './SimilarProducts.fixtures.ts';
import { SimilarProducts } from './SimilarProducts.tsx';

const meta = preview.meta({
  component: SimilarProducts,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { CardSection: 'for any other list of cards' },
      do: [
        'Pass up to four products of the same kind that are in stock',
        'Label each link as on the product’s own card: Book or Booking Now',
        'Link to the list of the same kind with showAll',
      ],
      dont: ['Recommend with it on other pages: its title and texts are about a sold-out product', 'Include the sold-out product itself'],
      keyboard: {
        Enter: 'On Book: opens that product’s booking form',
        'Enter or Space': 'On Retry: loads them again and moves the focus to the title',
      },
    },
  },
  args: { products: similarProducts.ready, showAll: { href: '/showAllCarProducts', label: 'Show All' }, onRetry: fn() },
});

export const Ready = meta.story();
export const Loading = meta.story({ args: { products: similarProducts.loading } });
export const Empty = meta.story({ args: { products: similarProducts.empty } });
export const Failed = meta.story({ args: { products: similarProducts.failed } });
export const LongTexts = meta.story({ args: { products: longTexts } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'small', isRotated: false } } });

Ready.test('every product has a booking link that names it', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  await expect(canvas.getByRole('link', { name: /^Book Cantilever Steel Toolbox/ })).toHaveAttribute('href', '/booking/tool-2');
  await expect(canvas.getByRole('link', { name: 'Show All' })).toHaveAttribute('href', '/showAllCarProducts');
});

Failed.test('offers Retry', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Retry/ }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
