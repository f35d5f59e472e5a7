import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({ component: Button, tags: ['primitive'], args: { children: 'Book', onClick: fn() } });

export const Neutral = meta.story();
export const Accent = meta.story({ args: { tone: 'accent' } });
export const Quiet = meta.story({ args: { emphasis: 'quiet' } });
export const QuietAccent = meta.story({ args: { tone: 'accent', emphasis: 'quiet' } });
export const Critical = meta.story({ args: { tone: 'critical', children: 'Remove' } });
export const QuietCritical = meta.story({ args: { tone: 'critical', emphasis: 'quiet', children: 'Delete' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Large = meta.story({ args: { size: 'large', tone: 'accent' } });
export const Busy = meta.story({ args: { state: 'busy', tone: 'accent', children: 'Booked' } });
export const Unavailable = meta.story({ args: { state: 'unavailable', children: 'Remove Admin' } });

Neutral.test('calls onClick when clicked', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
  await expect(args.onClick).toHaveBeenCalledOnce();
});

Busy.test('ignores a click while busy, and keeps focus', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Booked' });
  await userEvent.click(button);
  await expect(args.onClick).not.toHaveBeenCalled();
  await expect(button).toHaveFocus();
});
