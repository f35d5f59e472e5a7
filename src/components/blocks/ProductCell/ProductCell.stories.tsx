import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { endless, rightToLeft, wrench } from './ProductCell.fixtures.ts';
import { ProductCell } from './ProductCell.tsx';

const meta = preview.meta({ component: ProductCell, tags: ['block'], parameters: { layout: 'padded' }, args: wrench });

export const Short = meta.story();
export const LongName = meta.story({ args: endless, globals: { viewport: { value: 'small', isRotated: false } } });
export const RightToLeft = meta.story({ args: rightToLeft });

LongName.test('breaks a long name, so that nothing scrolls sideways', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText(endless.name)).toBeVisible();
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
