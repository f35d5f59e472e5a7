import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SelectField } from './SelectField.tsx';

const meta = preview.meta({
  component: SelectField,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        RadioGroup: 'for two to four short options that should all be visible',
        CheckboxField: 'for yes or no',
        Menu: 'for actions',
      },
      do: [
        'Begin with an option with an empty value if none may be selected: Any status',
        'Sort options as people look for them: the usual first, or A to Z',
        'Keep each option to a few words: the list cannot wrap them',
      ],
      dont: ['Navigate when it changes', 'Put a value into the field that is none of the options: the browser would show another one'],
      keyboard: { 'Arrow keys': 'Select another option', Space: 'Opens the list', Letters: 'Select the next option that begins with them' },
    },
  },
  args: {
    label: 'Sex',
    options: [
      { value: '', label: 'Not provided' },
      { value: 'Male', label: 'Male' },
      { value: 'Female', label: 'Female' },
      { value: 'Common', label: 'Common' },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '18rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Unchosen = meta.story();
export const Chosen = meta.story({ args: { defaultValue: 'Female' } });
export const Hint = meta.story({ args: { hint: 'Leave it as it is to keep it.' } });
export const Invalid = meta.story({ args: { error: 'Sex is Required' } });
export const LongText = meta.story({
  args: {
    label: 'Status',
    options: [{ value: 'x', label: 'Back in stock as soon as the ship with the containers has found its harbour again' }],
  },
});

Unchosen.test('is reached by Tab, named by its label, and calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  const select = canvas.getByRole('combobox', { name: 'Sex' });
  await expect(select).toHaveFocus();
  await userEvent.selectOptions(select, 'Common');
  await expect(select).toHaveValue('Common');
  await expect(args.onChange).toHaveBeenCalledOnce();
});

Invalid.test('is described by its error', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Sex' })).toHaveAccessibleDescription('Sex is Required');
});
