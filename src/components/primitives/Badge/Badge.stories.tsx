import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  component: Badge,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { CountBadge: 'for a number on an icon', Notice: 'for a whole sentence' },
      do: [
        'Keep it to a word or two: Paid, Low stock',
        'Choose good for settled, caution for open, critical for what needs somebody now',
        'Leave free text from a backend neutral, such as a product’s status',
      ],
      dont: [
        'Let the colour alone say it: the words must mean the same without it',
        'Make it look like a filter or a button: a click on it does nothing',
      ],
      keyboard: {},
    },
  },
  args: { children: 'In stock' },
});

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
