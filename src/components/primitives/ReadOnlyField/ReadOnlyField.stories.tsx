import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { ReadOnlyField } from './ReadOnlyField.tsx';

const meta = preview.meta({
  component: ReadOnlyField,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        TextField: 'with readOnly, for a value that is only locked while the form is sent',
        EmailAddress: 'for an address outside of a form',
      },
      do: [
        'Use it inside a form for values that come from the account',
        'Pass a text, if it is one, so that it can be copied; other content is only shown',
        'Show an error at it too if its value is what prevents sending',
      ],
      dont: [
        'Show more than a few: a summary as a definition list is shorter',
        'Pass a text as an element: it could no longer be reached by Tab',
      ],
      keyboard: { Tab: 'Reaches a text, so that it can be selected and copied; skips a picture' },
    },
  },
  args: { label: 'Name', value: 'Ratchet Combination Wrench Set, 12 pc' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '18rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Short = meta.story({ args: { label: 'Price', value: '$64.90' } });
export const TwoLines = meta.story();
export const Unbroken = meta.story({
  args: { label: 'Email', value: 'the.one.with.the.very.long.address.indeed@workshops.of.the.northern.hills.example.com' },
});
export const LooksLikeAPicture = meta.story({
  args: { label: 'Image', value: <Picture sources={['pictures/1f527.webp']} alt="Wrench" size="thumb" /> },
});
export const Invalid = meta.story({ args: { label: 'Price', value: 'Price unavailable', error: 'Price is Required' } });

TwoLines.test('is reached by Tab, named by its label, and cannot be changed', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Name' });
  await userEvent.tab();
  await expect(field).toHaveFocus();
  await userEvent.keyboard('x');
  await expect(field).toHaveValue('Ratchet Combination Wrench Set, 12 pc');
});

Unbroken.test('shows a long value in full', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Email' });
  await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
});
