import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({ component: Badge, tags: ['primitive'], args: { children: 'In stock' } });

export const Neutral = meta.story();
export const Foreground = meta.story({ args: { tone: 'foreground', children: 'NEW' } });
export const Good = meta.story({ args: { tone: 'good', children: 'Payed' } });
export const Caution = meta.story({ args: { tone: 'caution', children: 'Pending' } });
export const Critical = meta.story({ args: { tone: 'critical', children: 'Low stock' } });
export const Info = meta.story({ args: { tone: 'info', children: 'Sandbox' } });
export const LongText = meta.story({ args: { children: 'Availableaftertheotherworkshophasbroughtitback'.repeat(4) } });

LongText.test('a long status wraps instead of widening the page', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
