import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longTexts, similarProducts } from './SimilarProducts.fixtures.ts';
import { SimilarProducts } from './SimilarProducts.tsx';

const meta = preview.meta({
  component: SimilarProducts,
  tags: ['block'],
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
