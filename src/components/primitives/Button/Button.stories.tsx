import { expect, fn } from 'storybook/test';
import { withoutClickFocus } from '#tests/support/withoutClickFocus.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  component: Button,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ButtonLink: 'if it opens another page', Menu: 'for several actions behind one button' },
      do: [
        'Name the action with a verb: Book, Pay, Remove Admin',
        'Use one accent button at most in each view, for its main action',
        'Set it to busy while its action is pending, so that it cannot be sent twice',
      ],
      dont: [
        'Disable it without a reason: say why beside it, and set it to unavailable',
        'Use critical for anything that can be undone',
        'Put two large buttons side by side on a phone',
      ],
      keyboard: {
        'Enter or Space': 'Performs the action. Nothing, while it is busy or unavailable',
        Tab: 'Moves on, also from a busy or unavailable button',
      },
    },
  },
  args: { children: 'Book', onClick: fn() },
});

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

Busy.test('is as wide as when it is ready, so that nothing beside it moves', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Booked' });
  const { width } = button.getBoundingClientRect();
  // All of its look while it is busy follows from this attribute.
  button.removeAttribute('aria-busy');
  await expect(button.getBoundingClientRect().width).toBeCloseTo(width, 1);
});

Neutral.test('gets the focus when it is clicked, also in Safari', { beforeEach: withoutClickFocus }, async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Book' });
  await userEvent.click(button);
  await expect(button).toHaveFocus();
});
