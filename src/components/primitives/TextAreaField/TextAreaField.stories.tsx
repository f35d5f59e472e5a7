import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const meta = preview.meta({
  component: TextAreaField,
  tags: ['primitive'],
  args: { label: 'Description' },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({ args: { hint: 'What you would tell a friend across the fence.' } });
export const Filled = meta.story({ args: { defaultValue: 'It starts on the first try.\nIt also stops on the first try.' } });
export const Invalid = meta.story({ args: { error: 'Description is Required' } });
export const LongText = meta.story({ args: { rows: 8, defaultValue: 'Rattles, but only on gravel. '.repeat(20) + 'r'.repeat(120) } });

Invalid.test('is described by its error', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription('Description is Required');
});
