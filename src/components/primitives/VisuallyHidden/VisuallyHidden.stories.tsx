import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  component: VisuallyHidden,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Text: 'with tone muted, if it would help everybody' },
      do: [
        'Complete a short label with it: Remove, followed by the product’s name',
        'Use it for the caption of a table whose heading is above',
      ],
      dont: ['Put a link or a button into it: its focus could not be seen', 'Repeat what is visible: it would be read twice'],
      keyboard: {},
    },
  },
  args: { as: 'h2', children: 'Your orders' },
});

export const Hidden = meta.story();

Hidden.test('is exposed to screen readers, and takes no space', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { name: 'Your orders' });
  await expect(heading.offsetWidth).toBe(1);
});
