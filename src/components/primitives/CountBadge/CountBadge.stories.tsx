import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CountBadge } from './CountBadge.tsx';

const meta = preview.meta({ component: CountBadge, tags: ['primitive'], args: { count: 2 } });

export const OneDigit = meta.story();
export const TwoDigits = meta.story({ args: { count: 42 } });
export const TooMany = meta.story({ args: { count: 100 } });

TooMany.test('shows 99+ from 100 on', async ({ canvas }) => {
  await expect(canvas.getByText('99+')).toBeVisible();
});
