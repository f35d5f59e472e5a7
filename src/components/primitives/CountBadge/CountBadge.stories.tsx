import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CountBadge } from './CountBadge.tsx';

const meta = preview.meta({
  component: CountBadge,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Badge: 'for words' },
      do: [
        'Hide it from screen readers and name the count in the control around it: 3 orders',
        'Leave it out while the number is unknown or 0',
      ],
      dont: ['Show an unknown number as 0', 'Shorten large numbers yourself: from 100 on it says 99+'],
      keyboard: {},
    },
  },
  args: { count: 2 },
});

export const OneDigit = meta.story();
export const TwoDigits = meta.story({ args: { count: 42 } });
export const TooMany = meta.story({ args: { count: 100 } });

TooMany.test('shows 99+ from 100 on', async ({ canvas }) => {
  await expect(canvas.getByText('99+')).toBeVisible();
});
