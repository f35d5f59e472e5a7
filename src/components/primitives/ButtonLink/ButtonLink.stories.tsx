import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({ component: ButtonLink, tags: ['primitive'], args: { href: '#all', children: 'Show All' } });

export const Neutral = meta.story();
export const Accent = meta.story({ args: { tone: 'accent', children: 'Book' } });
export const Quiet = meta.story({ args: { emphasis: 'quiet' } });
export const Critical = meta.story({ args: { tone: 'critical', children: 'Remove' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Large = meta.story({ args: { size: 'large' } });
export const FullWidth = meta.story({ args: { width: 'full', tone: 'accent' } });
export const LongText = meta.story({ args: { children: 'Show All Mobile Phone Products that anybody ever brought back to the counter' } });

Neutral.test('is a link that can be reached by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Show All' })).toHaveFocus();
});
