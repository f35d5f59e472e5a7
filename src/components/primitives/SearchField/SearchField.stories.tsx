import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  component: SearchField,
  tags: ['primitive'],
  args: { label: 'Search car items', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', maxWidth: '18rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story();
export const Typed = meta.story({ args: { defaultValue: 'lamp' } });
export const LongText = meta.story({
  args: { label: 'Search everything that the shop has ever had on its shelves', defaultValue: 'ratchet '.repeat(20) },
});

Empty.test('is named by its label', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('searchbox', { name: 'Search car items' });
  await userEvent.type(field, 'jack');
  await expect(field).toHaveValue('jack');
  await expect(args.onChange).toHaveBeenCalledTimes(4);
});
