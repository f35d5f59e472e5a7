import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { ReadOnlyField } from './ReadOnlyField.tsx';

const meta = preview.meta({
  component: ReadOnlyField,
  tags: ['primitive'],
  args: { label: 'Name', value: 'Ratchet Combination Wrench Set, 12 pc' },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', maxWidth: '18rem' }}>
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
