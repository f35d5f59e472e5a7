import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { BankDialog } from './BankDialog.tsx';

const meta = preview.meta({ component: BankDialog, tags: ['block'], args: { charge: { price: 1234.5 }, onAnswer: fn() } });

export const Asking = meta.story();
export const Resting = meta.story({ args: { charge: null } });

Asking.test('shows the amount, and calls onAnswer with true on Accept', async ({ userEvent, args }) => {
  await expect(screen.getByRole('dialog', { name: '3-D Secure: is this you?' })).toHaveTextContent('$1,234.50');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await expect(args.onAnswer).toHaveBeenCalledWith(true);
});

Asking.test('calls onAnswer with false on Refuse', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  await expect(args.onAnswer).toHaveBeenCalledWith(false);
});

Asking.test('calls onAnswer with false when it is closed', async ({ userEvent, args }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onAnswer).toHaveBeenCalledWith(false);
});
