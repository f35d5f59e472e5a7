import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const meta = preview.meta({
  component: CheckboxField,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { RadioGroup: 'for one of a few options', SelectField: 'for one of many options' },
      do: [
        'Write the label as what is true when it is ticked: In stock only',
        'Apply a filter at once; apply a setting of a form when the form is sent',
        'Let a long label wrap: all of it can be clicked',
      ],
      dont: [
        'Write a question or a negation, such as Do not show sold out',
        'Use one for a choice between two things that are not yes and no',
      ],
      keyboard: { Space: 'Ticks or clears it' },
    },
  },
  args: { label: 'In stock only', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '18rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Unticked = meta.story();
export const Ticked = meta.story({ args: { defaultChecked: true } });
export const LongText = meta.story({
  args: { label: 'Only what is in stock, and will still be in stock when the garage opens on Saturday. '.repeat(2) },
});
export const Controlled = meta.story({
  render: function HeldBox(args) {
    const [ticked, setTicked] = useState(false);
    return <CheckboxField {...args} checked={ticked} onChange={(event) => setTicked(event.target.checked)} />;
  },
});

Unticked.test('is checked by a click on its label', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('In stock only'));
  await expect(canvas.getByRole('checkbox', { name: 'In stock only' })).toBeChecked();
  await expect(args.onChange).toHaveBeenCalledOnce();
});

Controlled.test('is toggled by the space bar', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('checkbox');
  await userEvent.tab();
  await expect(box).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(box).not.toBeChecked();
});
