import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { BankDialog } from './BankDialog.tsx';

const meta = preview.meta({ component: BankDialog, tags: ['block'], args: { charge: { price: 1234.5 }, onAnswer: fn() } });

export const Asking = meta.story();
export const Resting = meta.story({ args: { charge: null } });

Asking.test('says what is to be paid, and passes a yes on', async ({ userEvent, args }) => {
  await expect(screen.getByRole('dialog', { name: '3-D Secure: is this you?' })).toHaveTextContent('$1,234.50');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await expect(args.onAnswer).toHaveBeenCalledWith(true);
});

Asking.test('passes a no on', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  await expect(args.onAnswer).toHaveBeenCalledWith(false);
});

Asking.test('closing it is a no', async ({ userEvent, args }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onAnswer).toHaveBeenCalledWith(false);
});
