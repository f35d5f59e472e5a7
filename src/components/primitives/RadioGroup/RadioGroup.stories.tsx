import Moon from 'lucide/dist/esm/icons/moon.mjs';
import Sun from 'lucide/dist/esm/icons/sun.mjs';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const meta = preview.meta({
  component: RadioGroup,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { SelectField: 'for more than four options', CheckboxField: 'for yes or no' },
      do: [
        'Offer two to four options, the usual one first',
        'Explain an option in its hint, in a few words',
        'Always have one selected: there is no empty state',
      ],
      dont: ['Start an action in onChange that cannot be undone: arrow keys select on the way', 'Repeat the legend in each label'],
      keyboard: { Tab: 'Reaches the selected option, and leaves the group from there', 'Arrow keys': 'Select the next or previous option' },
    },
  },
  args: {
    legend: 'Paint',
    value: 'matt',
    onChange: fn(),
    options: [
      { value: 'gloss', label: 'Gloss' },
      { value: 'matt', label: 'Matt' },
      { value: 'none', label: 'None' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** Keeps the value in state, as a form does. A second group is beside it. */
function Controlled({ onChange, ...props }: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  const choose = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return (
    <>
      <RadioGroup {...props} value={value} onChange={choose} />
      <RadioGroup {...props} legend="Primer" value="none" onChange={() => {}} />
    </>
  );
}

export const Plain = meta.story();
export const WithHintsAndIcons = meta.story({
  args: {
    options: [
      { value: 'gloss', label: 'Gloss', hint: 'Shines, and shows every scratch', icon: <Icon icon={Sun} /> },
      { value: 'matt', label: 'Matt', hint: 'Forgives a lot', icon: <Icon icon={Moon} /> },
    ],
  },
});
export const LongText = meta.story({
  args: {
    legend: 'The paint that goes on first and comes off last. '.repeat(3),
    options: [
      { value: 'gloss', label: 'Shines, and shows every scratch. '.repeat(5), hint: 'w'.repeat(80) },
      { value: 'matt', label: 'w'.repeat(80), icon: <Icon icon={Moon} /> },
    ],
  },
});
export const InAForm = meta.story({ render: (args) => <Controlled {...args} /> });

WithHintsAndIcons.test('has its label as name and its hint as description', async ({ canvas }) => {
  const matt = canvas.getByRole('radio', { name: 'Matt' });
  await expect(matt).toBeChecked();
  await expect(matt).toHaveAccessibleDescription('Forgives a lot');
  await expect(canvas.getByRole('group', { name: 'Paint' })).toContainElement(matt);
});

InAForm.test('selects an option by a click anywhere on its row', async ({ canvas, userEvent, args }) => {
  const [gloss] = canvas.getAllByText('Gloss');
  if (gloss?.parentElement) await userEvent.click(gloss.parentElement);
  await expect(args.onChange).toHaveBeenLastCalledWith('gloss');
  await expect(canvas.getAllByRole('radio', { name: 'Gloss' })[0]).toBeChecked();
});

InAForm.test('is one Tab stop, on the selected option; arrow keys select within this group only', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getAllByRole('radio', { name: 'Matt' })[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(args.onChange).toHaveBeenLastCalledWith('none');
  await userEvent.keyboard('{ArrowDown}');
  await expect(args.onChange).toHaveBeenLastCalledWith('gloss');
  await expect(canvas.getAllByRole('radio', { name: 'Gloss' })[0]).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getAllByRole('radio', { name: 'None' })[1]).toHaveFocus();
});
