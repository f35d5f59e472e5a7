import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ component: VisuallyHidden, tags: ['primitive'], args: { as: 'h2', children: 'Your orders' } });

export const Hidden = meta.story();

Hidden.test('is exposed to screen readers, and takes no space', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { name: 'Your orders' });
  await expect(heading.offsetWidth).toBe(1);
});
