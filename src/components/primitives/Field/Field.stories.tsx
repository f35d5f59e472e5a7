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

const meta = preview.meta({ component: Field, tags: ['primitive'], args: { label: 'Sex', children: select } });

export const Valid = meta.story();
export const WithHint = meta.story({ args: { hint: 'Leave it as it is to keep it.' } });
export const Invalid = meta.story({ args: { hint: 'Leave it as it is to keep it.', error: 'Sex is Required' } });

Invalid.test('the control is named by its label and described by error and hint', async ({ canvas }) => {
  const control = canvas.getByRole('combobox', { name: 'Sex' });
  await expect(control).toBeInvalid();
  await expect(control).toHaveAccessibleDescription('Sex is Required Leave it as it is to keep it.');
});
