import { expect, fn } from 'storybook/test';
import { compose, finishComposing } from '#tests/support/compose.ts';
import preview from '../../../../.storybook/preview.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const meta = preview.meta({
  component: TextAreaField,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { TextField: 'for one line', ReadOnlyField: 'for a text that nobody can change' },
      do: [
        'Set rows to the length of a usual text; four is the default',
        'Keep what was typed after a failure',
        'Set dir auto for free text',
      ],
      dont: [
        'Limit the length without saying how much is left',
        'Use it for an address or a name: password managers and phones fill in single lines',
      ],
      keyboard: { Enter: 'Begins a new line', Tab: 'Moves on, and types no tab' },
    },
  },
  args: { label: 'Description' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
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

Empty.test('reports a text once an input method has finished it', { args: { onChange: fn() } }, async ({ canvas, args }) => {
  const input = canvas.getByRole('textbox', { name: 'Description' });
  compose(input, 'ni');
  await expect(args.onChange).not.toHaveBeenCalled();
  finishComposing(input, '你');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(input).toHaveValue('你');
});
