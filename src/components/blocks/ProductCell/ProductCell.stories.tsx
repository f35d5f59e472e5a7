import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ProductCell, type ProductCellProps } from './ProductCell.tsx';

const wrench: ProductCellProps = { name: 'Ratchet Combination Wrench Set, 12 pc', pictures: ['pictures/1f527.webp'] };

/** A long name without a place to wrap, and no picture. */
const endless: ProductCellProps = { name: 'Ratschenringmaulschlüsselsatz'.repeat(6), pictures: [] };

const arabic: ProductCellProps = { name: 'طقم مفاتيح ربط بسقاطة، 12 قطعة', pictures: ['pictures/1f527.webp'] };

const meta = preview.meta({
  component: ProductCell,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ProductCard: 'in a list of products', Picture: 'for the picture alone' },
      do: ['Use it as the lead of a table’s cards', 'Pass the whole name: it wraps in the column'],
      dont: ['Use it outside of tables: a list of products has cards', 'Put a price or a status into the name: those are columns'],
      keyboard: {},
    },
  },
  args: wrench,
});

export const Short = meta.story();
export const LongName = meta.story({ args: endless, globals: { viewport: { value: 'small', isRotated: false } } });
export const RightToLeft = meta.story({ args: arabic });

LongName.test('breaks a long name, so that nothing scrolls sideways', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText(endless.name)).toBeVisible();
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
