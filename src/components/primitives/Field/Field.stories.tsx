import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import * as css from './Field.css.ts';
import { Field, type FieldControl } from './Field.tsx';

const select = (control: FieldControl) => (
  <select {...control} className={css.control}>
    <option>Female</option>
    <option>Male</option>
    <option>Common</option>
  </select>
);

const meta = preview.meta({
  component: Field,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        TextField: 'for one line of text',
        TextAreaField: 'for several lines',
        SelectField: 'for one option of a list',
        ReadOnlyField: 'for a value that cannot be changed',
      },
      do: [
        'Spread the control’s props on the element that takes the input, so that label, hint and error belong to it',
        'Say in the error what to do: Enter a valid date',
        'Use the hint for what people must know before they type',
      ],
      dont: ['Render another label inside', 'Use the placeholder as the only hint: it disappears with the first key'],
      keyboard: {},
    },
  },
  args: { label: 'Sex', children: select },
});

export const Valid = meta.story();
export const WithHint = meta.story({ args: { hint: 'Leave it as it is to keep it.' } });
export const Invalid = meta.story({ args: { hint: 'Leave it as it is to keep it.', error: 'Sex is Required' } });

Invalid.test('the control is named by its label and described by error and hint', async ({ canvas }) => {
  const control = canvas.getByRole('combobox', { name: 'Sex' });
  await expect(control).toBeInvalid();
  await expect(control).toHaveAccessibleDescription('Sex is Required Leave it as it is to keep it.');
});
